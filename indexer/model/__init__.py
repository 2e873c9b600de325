"""What a rulebook is: values and errors, in the standard library's Python, without I/O."""
