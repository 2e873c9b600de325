"""Citations and their printed forms. Pure: no web framework, no snapshot is known here."""
