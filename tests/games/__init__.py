"""What the tests of every game share."""
