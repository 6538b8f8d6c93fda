"""The cards, one file each. To add a card, copy the file that resembles it most, and add its words."""
