"""The Piggy Edicts, one file each (PE-1 to PE-8).

To add one, copy the file that resembles it most, enter its row in `cards.py` of the expansion, and add its words.
"""
