"""Techs, a file each (TD-1 to TD-9): what one costs, and what it does once it is completed."""
