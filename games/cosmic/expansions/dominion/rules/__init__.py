"""The rules of the expansion."""
