"""The tests mirror the folders of the program; house/ looks after the house itself."""
