"""Slash commands: parse, call, answer. No rule and no SQL here; one file for each thing people do."""
