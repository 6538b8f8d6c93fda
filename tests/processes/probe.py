"""What a process that the fork server forks has of the world: told as JSON, for the test of the fork server itself."""

import asyncio
import json
import os
import random
import sys
import threading
from pathlib import Path


def main(arguments: list[str]) -> int:
    """Tell it, and end as the arguments say."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        looping = False
    else:
        looping = True
    found = {
        "files": sorted(os.path.realpath(f"/proc/self/fd/{one}").partition(":")[0] for one in open_files()),
        "threads": threading.active_count(),
        "looping": looping,
        "luck": random.random(),
        "folder": str(Path.cwd()),
        "token": os.environ.get("DISCORD_TOKEN"),
    }
    print(json.dumps(found))
    if arguments == ["fail"]:
        raise ZeroDivisionError("on purpose")
    sys.exit(7)


def open_files() -> list[int]:
    """The files that are open here."""
    found = []
    for one in (int(listed.name) for listed in Path("/proc/self/fd").iterdir()):
        try:
            os.fstat(one)
        except OSError:  # the listing's own
            continue
        found.append(one)
    return found
