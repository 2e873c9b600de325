"""From a document's text to numbered records: lines, layouts that name what each line is, and one parser."""
