"""`python -m bot` in an empty folder, as somebody runs it who has just fetched the program."""

import os
import signal
import subprocess
import sys
from pathlib import Path


def test_the_first_run_says_where_to_look_and_warns_of_nothing(tmp_path: Path) -> None:
    settings = {"DATA_DIR": str(tmp_path / "data"), "LOCAL_PORT": "0", "DISCORD_TOKEN": ""}
    with (tmp_path / "console").open("w+", encoding="utf-8") as console:
        with subprocess.Popen(
            [sys.executable, "-m", "bot"],
            env=os.environ | settings,
            stdout=subprocess.PIPE,
            stderr=console,
            text=True,
        ) as bot:
            assert bot.stdout is not None
            shown = next(line for line in bot.stdout if "http://127.0.0.1" in line)
            bot.send_signal(signal.SIGINT)
        console.seek(0)
        logged = console.read()
    assert "local mode" in shown
    assert bot.returncode == 0
    assert "ready" in logged
    assert "warn" not in logged.lower(), logged
