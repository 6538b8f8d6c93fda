"""The Event cards, one file for each title.

To add an event, copy the file that resembles it most, and add its words.
"""
