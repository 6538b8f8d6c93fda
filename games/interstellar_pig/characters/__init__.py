"""The Special Ability table, one file for each face of the die.

To add an ability, copy the file that resembles it most, give it a face, and add its words.
"""
