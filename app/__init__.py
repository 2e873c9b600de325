"""The HTTP edge, the pages and the command line of Reglario; it holds no rule of the texts."""
