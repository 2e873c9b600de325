"""Judged queries, and how well Reglario and the engines that could take its place answer them."""
