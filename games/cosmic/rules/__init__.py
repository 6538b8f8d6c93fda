"""The rules of Cosmic Encounter, one module for each phase."""
