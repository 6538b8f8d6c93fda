"""Every screen at its longest, held against Discord's limits."""
