"""Reads rule documents into numbered records, indexes them, and keeps them in immutable snapshots."""
