"""The expansions, one folder each. The base names none of them.

To write one, README.md says what to copy.
"""
