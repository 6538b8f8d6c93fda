"""The rules of every game. Pure: no clock, no luck, no disk, no network, no sentence for humans."""
