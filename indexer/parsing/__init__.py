"""From a document's text to numbered records: lines, layouts, and one parser."""
