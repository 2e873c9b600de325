"""What a word of the rules means: a rulebook's glossary and keywords, by any of their names."""
