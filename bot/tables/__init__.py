"""Tables in play: the cache in memory, one turn of the rules and what follows from it, fair chance."""
