"""The referee of Interstellar Pig."""
