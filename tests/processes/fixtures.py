"""The process that forks bots, as a fixture of the folders whose tests start some."""

from collections.abc import Iterator

import pytest

from tests.processes.fork_server import ONLY, ForkServer


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    with ONLY.use() as found:
        yield found
