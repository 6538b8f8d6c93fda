"""Ports that are free, for what is started in another process."""

import socket


def find_free_port() -> int:
    """Return a port of 127.0.0.1 on which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
