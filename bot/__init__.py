"""What turns rules and storage into a moderated table on Discord."""
