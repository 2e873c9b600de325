"""Whether a quotation is what a rule says: word by word, mark by mark, in every rulebook held."""
