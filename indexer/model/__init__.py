"""What a rulebook is: values and errors, in standard-library Python only, without any input or output."""
