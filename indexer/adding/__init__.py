"""Changes of the data directory: a document is read and judged, then added whole or not at all."""
