"""Numbers in text: the one grammar that look-up, references and extraction share."""
