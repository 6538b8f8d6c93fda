"""What a seat, or the public, may know, and the same in words."""
