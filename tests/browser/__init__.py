"""The real bot in local mode, in a real browser."""
