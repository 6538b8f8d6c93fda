"""Reminders in the channel, calls and nudges say nothing of who has answered in secret."""

from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.actions import Person
from bot.moderation.nudging import Nudging
from porc_royal.facts import CHANCE, Seat
from storage.ports import Change
from tests.promises.moderated import MINUTE, ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner

SECRET: Final = {
    "cochons": "cochons-ask-discard",
    "election": "election-ask-vote",
    "interstellar_pig": "interstellar_pig-ask-stash",
}
"""By game, a question that several are asked at once, in secret."""
SETTINGS: Final = {"election": (("ballot", "sealed"),)}


@pytest.mark.parametrize("deadline", [24 * 3600, None])
@pytest.mark.parametrize("name", SECRET)
def test_what_the_channel_is_reminded_of_is_the_same_whoever_has_sealed(
    name: str, tmp_path: Path, *, deadline: int | None
) -> None:
    with Runner.open(tmp_path) as runner:
        openings = (opening(name, number, SECRET[name], SETTINGS.get(name, ())) for number in range(1, 99))
        begun = runner.numbered(next(one for one in openings if one.players > 2))
        opened = replace(begun, deadline=deadline, window=deadline)
        one, other = (runner.run(remind(runner.moderated(opened, number), number)) for number in (0, 1))
    assert one == other
    assert sum(b"mentions" in payload for payload, _ in one) >= 2, "some were called there"


async def remind(moderated: ModeratedTable, first: int) -> list[tuple[bytes, int]]:
    """One of those asked answers, by number; what the channel then reads for three days, and of a nudge."""
    await moderated.begin()
    for seat, reply in moderated.opening.lead:
        if seat != CHANCE:
            await moderated.reply(seat, reply)
    asked = (await moderated.play()).awaited
    assert len(asked) > 2
    await close_direct_messages(moderated, *asked[:2])
    sent, ask = len(moderated.sent), (await moderated.play()).asks[asked[first]]
    await moderated.reply(asked[first], ask.default)
    nudger = Person(moderated.user(asked[2]), "", "fr")
    await Nudging(moderated.deps).nudge(moderated.table_id, nudger, moderated.press(asked[2]))
    await moderated.deliver()
    for _ in range(80):
        moderated.clock.time += 60 * MINUTE
        while due := [one for one in await moderated.deadlines() if one.due_at <= moderated.clock.time]:
            if due[0].kind in ("ask", "window"):
                return list_public(moderated, sent)
            await moderated.stewards.fire(due[0])
            await moderated.deliver()
    return list_public(moderated, sent)


def list_public(moderated: ModeratedTable, start: int) -> list[tuple[bytes, int]]:
    """What the channel reads, and when."""
    return [(one.payload, one.at) for one in moderated.sent[start:] if one.destination == moderated.channel]


async def close_direct_messages(moderated: ModeratedTable, *seats: Seat) -> None:
    async with moderated.tables.turn(moderated.table_id) as live:
        rows = tuple(replace(live.at(seat), dm_ok=False) for seat in seats)
        await moderated.store.commit(Change(moderated.clock.now(), live.table.id, seats=rows))
    moderated.tables.drop(moderated.table_id)


LAST: Final = {"cochons-ask-discard": True, "cochons-ask-gap-first": False}
"""By question, whether all can see how many have answered: of a window nobody can."""


@pytest.mark.parametrize("question", LAST)
def test_the_last_is_told_so_where_all_can_see_it_and_nowhere_else(question: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        begun = runner.numbered(opening("cochons", 1, question, (("gap_windows", True),)))
        opened = replace(begun, languages=("en", "en"), deadline=24 * 3600, window=24 * 3600)
        assert runner.run(remind_the_last(runner.moderated(opened), question)) == LAST[question]


async def remind_the_last(moderated: ModeratedTable, question: str) -> bool:
    """All but one have answered; whether the last is told so by the next reminder."""
    await moderated.begin()
    for seat, reply in moderated.opening.lead:
        if seat != CHANCE:
            await moderated.reply(seat, reply)
    *others, last = (await moderated.play()).awaited
    assert others
    for seat in others:
        await moderated.reply(seat, (await moderated.play()).asks[seat].default)
    play = await moderated.play()
    assert (play.awaited, play.asks[last].key) == ((last,), question)
    sent = len(moderated.sent)
    while (fired := await moderated.fire()) is not None and fired.kind != "half":
        pass
    words = moderated.voices.words.of("en").text("reminder-last").encode()
    reminded = [one for one in moderated.sent[sent:] if one.destination != moderated.channel]
    assert {one.destination for one in reminded} == {f"dm:{moderated.user(last)}"}
    return any(words in one.payload for one in reminded)
