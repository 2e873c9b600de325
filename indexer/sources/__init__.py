"""Where texts come from: the manifest that declares each document, and the way from its bytes to its text."""
