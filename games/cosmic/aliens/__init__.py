"""The aliens, one file each: power, wild and super flare.

To add one, README.md says what to copy.
"""
