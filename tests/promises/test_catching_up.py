"""What somebody missed, at moderated tables of every game: whole games long, over restarts and corrected rules."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import measure_length
from bot.moderation.answers import Viewer
from bot.moderation.history import CatchUp
from bot.moderation.stewards import Stewards
from games.cochons import facts
from games.cochons.rules.ballots import ASK_SEALED_VOTE
from games.interstellar_pig.facts import ASK_STASH
from porc_royal.asks import PASS, Ask, Refused, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply
from storage.ports import Change, Deadline, NewDeadline
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import MINUTE, ModeratedTable, Opening
from tests.promises.openings import opening
from tests.promises.runner import Runner

HOURS: Final = 60 * MINUTE
REPLIES: Final = 12


async def told(moderated: ModeratedTable, seat: Seat | None) -> CatchUp:
    """What somebody is told that they missed."""
    return await moderated.history.catch_up(
        moderated.table_id, Viewer(moderated.user(seat), moderated.language(seat))
    )


async def play_on(moderated: ModeratedTable, luck: random.Random, replies: int) -> None:
    """Others reply, as long as the game goes on."""
    for _ in range(replies):
        if await moderated.over():
            return
        moderated.clock.time += MINUTE
        play = await moderated.play()
        seat = luck.choice(play.awaited)
        rare = INVARIANTS[moderated.opening.kept].rare
        await moderated.reply(seat, choose_reply(play.asks[seat], luck, rare))


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election", "cosmic")
def test_however_much_was_missed_it_fits_and_is_the_same_after_a_restart(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(opening(name, 0)))
        seen = runner.run(missed_again_and_again(moderated, random.Random(0)))
    assert any(len(one.pictures) == 2 for one in seen), "the board has changed since"


async def missed_again_and_again(moderated: ModeratedTable, luck: random.Random) -> Sequence[CatchUp]:
    await moderated.begin()
    found = []
    for _ in range(4):
        await play_on(moderated, luck, REPLIES)
        for seat in (None, Seat(0)):
            moderated.clock.time += HOURS
            one = await told(moderated, seat)
            moderated.restart()
            assert await told(moderated, seat) == one, "asked again at once, it is the same"
            assert measure_length(one.panel.text) <= 2000
            assert all(len(picture.alt) <= 1000 for picture in one.pictures)
            found.append(one)
    return found


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election", "cosmic")
def test_where_the_rules_were_corrected_since_the_facts_are_told_all_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(opening(name, 1)))
        runner.run(moderated.begin())
        runner.run(told(moderated, None))
        runner.run(play_on(moderated, random.Random(1), REPLIES))
        moderated.clock.time += HOURS
        whole = runner.run(told(moderated, None))

        async def load_as_of(_table: int, _upto: int) -> None:
            raise Refused("undo-nothing")

        monkeypatch.setattr(moderated.tables, "load_as_of", load_as_of)
        plain = runner.run(told(moderated, None))
        assert plain.pictures == ()
        assert set(plain.panel.text.split("\n")) & set(whole.panel.text.split("\n")[1:])


# ---- what is answered in secret for somebody who is away


SEALED: Final = {
    "cochons": facts.ASK_DISCARD,
    "cochons-complete": ASK_SEALED_VOTE,
    "interstellar_pig": ASK_STASH,
}
"""Questions that several seats answer in secret, by case."""
SETTINGS: Final[dict[str, tuple[tuple[str, Setting], ...]]] = {"cochons-complete": (("ballot", "sealed"),)}


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("name", SEALED)
@pytest.mark.samples("cochons-*", "interstellar_pig-*")
def test_its_owner_hears_what_was_sealed_for_them_when_it_counts_and_nobody_else_does(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, restarts: bool
) -> None:
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(sealed(name)))
        runner.run(heard_when_it_counts(moderated, monkeypatch, restarts=restarts, returns=False))


@pytest.mark.parametrize("restarts", [False, True])
def test_whoever_changes_what_was_sealed_for_them_hears_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, restarts: bool
) -> None:
    with Runner.open(tmp_path) as runner:
        moderated = runner.moderated(runner.numbered(sealed("cochons")))
        runner.run(heard_when_it_counts(moderated, monkeypatch, restarts=restarts, returns=True))


def sealed(name: str) -> Opening:
    """A table at which several seats are asked something in secret."""
    return opening(name, 1, SEALED[name], SETTINGS.get(name, ()))


async def heard_when_it_counts(
    moderated: ModeratedTable, monkeypatch: pytest.MonkeyPatch, *, restarts: bool, returns: bool
) -> None:
    await moderated.begin()
    for seat, reply in moderated.opening.lead:
        if seat != CHANCE:
            await moderated.reply(seat, reply)
    play = await moderated.play()
    assert len(play.awaited) > 1
    absent, *others = play.awaited
    reply, sent = something(play.asks[absent]), len(moderated.sent)
    monkeypatch.setattr(Stewards, "_think", lambda _self, _live, _seat, *, tired: reply)
    await let_steward_answer(moderated, absent)
    assert absent in (await moderated.play()).sealed
    if returns:
        await moderated.reply(absent, play.asks[absent].default)
    for seat in others:
        if restarts:
            moderated.restart()
        assert not told_of_answer(moderated, sent), "it is sealed still"
        ask = (await moderated.play()).asks[seat]
        await moderated.reply(seat, ask.default)
    heard = set() if returns else {f"dm:{moderated.user(absent)}"}
    assert set(told_of_answer(moderated, sent)) == heard


def something(ask: Ask) -> Reply:
    """An answer other than passing, at once."""
    luck = random.Random(1)
    for _ in range(500):
        reply = draw_reply(ask, luck.randrange)
        option = ask.options[reply.option]
        if reply.option != PASS and not (option.part or option.free):
            return reply
    raise AssertionError(ask.key)


def told_of_answer(moderated: ModeratedTable, since: int) -> list[str]:
    """To whom it was said that something was answered for them."""
    texts = [(one.destination, json.loads(one.payload).get("text", "")) for one in moderated.sent[since:]]
    return [destination for destination, text in texts if "\U0001fa91" in text]


async def let_steward_answer(moderated: ModeratedTable, seat: Seat) -> None:
    """Somebody is away, with a practice player in their place, which answers now."""
    now, play = moderated.clock.now(), await moderated.play()
    rows = await moderated.store.seats(moderated.table_id)
    away = replace(rows[seat], away_from=now - 1, steward="practice")
    due = NewDeadline("steward", now, play.place, seat)
    await moderated.store.commit(Change(now, moderated.table_id, seats=(away,), opens=(due,)))
    moderated.tables.drop(moderated.table_id)
    await moderated.stewards.fire(
        Deadline(moderated.table_id, due.kind, due.place, due.seat, due.due_at, due.payload)
    )
    await moderated.deliver()
