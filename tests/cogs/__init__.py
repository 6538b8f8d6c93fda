"""The commands, as tables and as Discord gets them."""
