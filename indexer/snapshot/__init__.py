"""Snapshots, the immutable directories that the service reads: a writing and a reading side."""
