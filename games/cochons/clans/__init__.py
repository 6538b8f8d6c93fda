"""The clan powers, one file each (O-9). To add a power, copy the file that resembles it most, and add its words."""
