"""Techs, played."""
