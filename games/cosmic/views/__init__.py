"""What may be shown of Cosmic Encounter, and to whom."""
