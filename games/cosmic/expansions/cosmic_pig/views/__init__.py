"""What is seen of the expansion, in words and pictures."""
