"""What is logged while a game is played, every logger set to say the most: no card of a hand, token or typed text.

Neither is there where it is played amid faults that quote them, in each place that may raise one.
"""

import io
import json
import re
import sqlite3
from contextlib import closing, suppress
from pkgutil import resolve_name
from typing import Final, Literal

import msgspec
import pytest

from bot.i18n import LANGUAGES
from porc_royal.facts import Named, Seat
from porc_royal.play import RulesBroke
from storage.ports import StorageError
from tests.promises.secrets import SECRETS
from tests.sockets.games import PLAYED
from tests.sockets.logged import written
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party

__all__ = ["written"]

pytestmark = pytest.mark.slow
TYPED = "Zibeline knows whose trotter it was"
WORDS = re.compile(r"\w+")


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


def quote() -> None:
    """Raise what a rule raises that looks for a card in vain, after what a parser says of what was typed."""
    try:
        msgspec.json.decode(f'"{TYPED}"', type=Literal["another"])
    except msgspec.ValidationError as fault:
        raise KeyError(TYPED) from fault


def break_rules(*_: object, **__: object) -> None:
    try:
        quote()
    except KeyError as fault:
        raise RulesBroke(("combats",)) from fault


async def break_bot(*_: object, **__: object) -> None:
    quote()


async def break_row(*_: object, **__: object) -> None:
    with closing(sqlite3.connect(":memory:")) as file:
        file.execute("CREATE TABLE t (a TEXT CHECK (a = 'b'))")
        file.execute(f"INSERT INTO t SELECT '{TYPED}' FROM \"{TYPED}\"")


PLACES: Final = {
    "a rule": ("porc_royal.play.Play.take", break_rules),
    "a press": ("bot.moderation.moderator.Moderator.take_reply", break_bot),
    "a message": ("bot.delivery.sender.Sender.try_once", break_bot),
    "a deadline": ("bot.moderation.stewards.Stewards.fire", break_bot),
    "a picture": ("bot.panels.images.Images.paint", break_bot),
    "a welcome": ("bot.interactions.history.HistoryHandler.welcome_back", break_bot),
    "a row": ("storage.sqlite.SqliteStore.commit", break_row),
}


@pytest.mark.thorough
@pytest.mark.parametrize("place", PLACES)
async def test_a_fault_that_quotes_a_hand_is_logged_without_what_it_says(
    written: io.StringIO, scenario: Scenario, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scenario.drawn(deadline="1h")
    (person, *_) = await scenario.awaited()
    question = scenario.question(person)
    before = len(written.getvalue())
    target, broken = PLACES[place]
    resolve_name(target)  # else it would break nothing
    monkeypatch.setattr(target, broken)
    await person.press(question, next(iter(question.buttons)))
    await scenario.cy.slash("hand", channel=scenario.channel)
    scenario.running.clock.advance(2 * HOUR)
    await scenario.running.rest()
    with suppress(
        AssertionError, StorageError, KeyError, sqlite3.Error
    ):  # it may not come to rest amid such a fault
        await scenario.running.settle()
    monkeypatch.undo()
    text = written.getvalue()[before:]
    said = [json.loads(line) for line in text.splitlines()]
    assert [one for one in said if "exception" in one], "the fault was met, and logged"
    assert not find_told({TYPED}, text)


def test_a_log_that_tells_is_seen_to() -> None:
    """The test of the test: where a secret is logged, it is found, and a longer word is no secret."""
    assert find_told({"Bunker Kosto", "gruik"}, '{"hand": ["Bunker Kosto"], "x": "gruiks"}') == {
        "Bunker Kosto"
    }
