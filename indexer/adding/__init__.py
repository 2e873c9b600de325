"""Changes of the data directory: a document is read and judged first, then added whole or not at all."""
