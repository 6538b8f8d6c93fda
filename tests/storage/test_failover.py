"""A primary that is lost with its machine: what was confirmed is at the standby, and the store goes on by itself."""

import os

import pytest

from tests.storage.standby import find_tools, lose_primary

pytestmark = [pytest.mark.thorough, pytest.mark.slow]


async def test_nothing_confirmed_is_lost_with_the_primary_and_replies_go_on_at_the_standby() -> None:
    tools = find_tools()
    if tools is None and os.environ.get("NEED_POSTGRES"):
        pytest.fail("no pg_basebackup: the tools of a whole PostgreSQL are needed for this")
    if tools is None:
        pytest.skip("no pg_basebackup: the tools of a whole PostgreSQL are needed for this")
    lost = await lose_primary(tools, 100)
    assert lost.confirmed >= 200
    assert (lost.missing, lost.doubled) == (0, 0)
    assert lost.refused, "it was noticed"
    assert lost.faults == {"busy"}, "people are asked to try again"
