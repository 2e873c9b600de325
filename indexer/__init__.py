"""Reads rule documents into numbered records, indexes them, keeps them in immutable snapshots."""
