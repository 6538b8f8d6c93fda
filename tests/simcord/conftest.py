"""Games that do not depend on the luck of the day."""

import pytest

from tests.processes.start import DICE


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice at every run."""
    monkeypatch.setattr("bot.moderation.settings.make_secret", lambda: DICE)
