"""Strong practice players: their searches, in a process of their own."""
