"""Cosmic Pig (CP-1 to CP-48, PE-1 to PE-8): The Piggy, and envelopes under planets. README.md has its rules."""
