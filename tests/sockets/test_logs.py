"""What is logged while a whole game is played, at the most talkative level: no card of a hand, token or typed text."""

import io
import json
import logging
import re
from collections.abc import Iterator

import pytest
import structlog

from bot.i18n import LANGUAGES
from bot.ops.logs import set_up
from porc_royal.facts import Named, Seat
from tests.promises.secrets import SECRETS
from tests.sockets.games import PLAYED
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party

pytestmark = pytest.mark.slow
TYPED = "Zibeline knows whose trotter it was"
WORDS = re.compile(r"\w+")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged as JSON; everything as before afterwards."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    stream = io.StringIO()
    set_up("DEBUG", token="fake-token", stream=stream)
    yield stream
    structlog.reset_defaults()
    root.handlers[:] = before
    root.setLevel(level)
    logging.captureWarnings(capture=False)


def find_told(secrets: set[str], text: str) -> set[str]:
    """Those secrets that a log tells, as whole words."""
    said = f" {' '.join(WORDS.findall(text))} "
    return {one for one in secrets if f" {' '.join(WORDS.findall(one))} " in said}


@pytest.mark.thorough
@pytest.mark.parametrize("game", [PLAYED["cochons"]], ids=["cochons"])
async def test_no_log_holds_a_hand_a_token_or_what_somebody_typed(
    written: io.StringIO, scenario: Scenario
) -> None:
    titles: set[Named] = set()
    held: set[str] = set()

    async def note_hands() -> None:
        live = await scenario.running.live()
        if live.game is None:
            return
        held.update(SECRETS[live.table.game].held(live.play.state))
        for row in live.seats:
            titles.update(card.title for card in live.rulebook.hand(live.play.view(Seat(row.seat))))

    await scenario.begun(options=scenario.game.options(scenario.game.short, scenario.game.mixed))
    await scenario.bob.slash("note", {"text": TYPED}, channel=scenario.channel)
    await party(scenario, 11).play([*PRESSES, *COMMANDS], lambda: over(scenario), note_hands)
    words, game = scenario.running.bot.words, scenario.game.name
    called = {words.of(lang).arg(one, lambda seat: "", game) for one in titles for lang in LANGUAGES}
    tokens = {one.token for one in scenario.world.interactions.values()}
    secrets = {*called, *held, *tokens, TYPED, scenario.running.bot.http.token or "fake"}
    assert titles
    assert held
    assert tokens

    log = written.getvalue()
    lines = [json.loads(line) for line in log.splitlines()]
    ours = {line["logger"] for line in lines if line["logger"].startswith(("bot", "cogs", "storage"))}
    assert ours, "something is logged at all"
    assert not find_told(secrets, log)


def test_a_log_that_tells_is_seen_to() -> None:
    """The test of the test: where a secret is logged, it is found, and a longer word is no secret."""
    assert find_told({"Bunker Kosto", "gruik"}, '{"hand": ["Bunker Kosto"], "x": "gruiks"}') == {
        "Bunker Kosto"
    }
