"""What follows from a turn: one file for each subject, each giving its part of the change and what it wants said."""
