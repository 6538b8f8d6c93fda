"""The tests mirror the folders of the program; architecture/ looks after the files and folders themselves."""
