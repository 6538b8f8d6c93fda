"""Whoever runs the bot, and whoever asks it for help, reads which version it is: the one that is installed."""

from importlib.metadata import PackageNotFoundError, version

import pytest

from bot import __main__ as program
from bot.ops import version as installed
from bot.ops.metrics import Metrics


def test_the_command_says_its_version_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"porc-royal {version('porc-royal')}\n"


def test_the_metrics_say_it() -> None:
    assert (
        f'porc_build_info{{version="{version("porc-royal")}"}} 1.0'
        in Metrics().render().decode().splitlines()
    )


def test_a_program_that_was_not_installed_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(installed, "version", find)
    assert installed.find_version() == "unknown"
