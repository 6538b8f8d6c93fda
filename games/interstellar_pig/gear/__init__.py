"""The Attribute cards, one file for each title.

To add a card, copy the file that resembles it most, and add its words.
"""
