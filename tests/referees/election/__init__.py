"""The referee of `/election`."""
