"""A primary that is lost: how soon after the promotion of its standby the first reply is durable, and what is lost."""

from typing import Final

from bench.figures import Figure
from tests.storage.standby import find_tools, lose_primary

REACH: Final = 2.0


async def measure_failover(*, quick: bool) -> list[Figure]:
    """Replies at four tables, a primary and a standby that confirms, the primary killed: the same store goes on."""
    tools = find_tools()
    if tools is None:
        return [
            Figure("failover", None, "s", failed=True, note="no pg_basebackup: a whole PostgreSQL is needed")
        ]
    lost = [await lose_primary(tools, 50 if quick else 300) for _ in range(1 if quick else 3)]
    slowest = max(one.seconds for one in lost)
    told = f"slowest of {len(lost)}; {sum(one.refused for one in lost)} were asked to try again"
    missing = sum(one.missing + one.doubled for one in lost)
    return [
        Figure(
            "failover: first reply after the promotion", slowest, "s",
            compared=slowest, reach=REACH, kind="value", note=told,
        ),
        Figure(
            "failover: confirmed and lost, or doubled", missing, f"of {sum(one.confirmed for one in lost)}",
            compared=missing, reach=0, kind="value",
        ),
    ]  # fmt: skip
