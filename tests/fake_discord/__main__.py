"""The fake Discord as a process of its own: ``python -m tests.fake_discord --port 0 --traffic FILE``.

The first line it prints is JSON: the addresses for a bot (as its environment) and for the control API.
It ends on SIGINT or SIGTERM.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
from pathlib import Path

from .server import FakeDiscord


async def main(port: int, traffic: Path | None) -> None:
    """Serve until told to stop."""
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, over.set)
    async with FakeDiscord(traffic, port=port, point_client=False) as world:
        print(json.dumps({"env": world.env, "control": f"http://{world.address}/control"}), flush=True)
        await over.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.fake_discord", description="A fake Discord.")
    parser.add_argument("--port", type=int, default=0, help="0: any that is free")
    parser.add_argument("--traffic", type=Path, help="a file that gets every request as a line of JSON")
    given = parser.parse_args()
    asyncio.run(main(given.port, given.traffic))
