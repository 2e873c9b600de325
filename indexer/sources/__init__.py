"""Where texts come from: the manifest, and the way from bytes to text."""
