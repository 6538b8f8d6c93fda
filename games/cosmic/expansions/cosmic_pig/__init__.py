"""Cosmic Pig: The Piggy, and envelopes under planets. README.md says which file plays which rule."""
