"""The aliens of Cosmic Encounter: power, wild flare and super flare of each."""
