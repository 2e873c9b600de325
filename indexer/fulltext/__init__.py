"""The full-text engine behind one door: the only package that imports Whoosh and PyStemmer."""
