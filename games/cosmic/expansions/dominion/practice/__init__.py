"""What practice players think of it, and whole moves."""
