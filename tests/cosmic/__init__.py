"""Cosmic Encounter."""
