"""Snapshots: the built, immutable directories that the service reads. Writing and reading are different types."""
