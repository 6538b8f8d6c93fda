"""The referee of Cosmic Encounter; ids are those of its rules catalogue (CE-…, TV-…, A…)."""
