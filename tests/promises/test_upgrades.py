"""A table in flight survives an upgrade, or its players are asked again and told why."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.games import GAMES, AnyRulebook
from bot.tables.live import CannotLoad
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import CHANCE, Saying, Seat
from porc_royal.testing.games import choose_reply, choose_speaker
from porc_royal.upgrades import Upgrade
from storage.codec import Plain
from storage.sqlite import open_store
from tests.promises.cases import CASES
from tests.promises.corrected import corrected
from tests.promises.invariants import INVARIANTS
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.words import WORDS

Story = Callable[[ModeratedTable], Awaitable[None]]

TABLES: Final = 20
"""A short game may be over before anybody has done anything; then another one is begun."""


def played(name: str, number: int, folder: Path, story: Story) -> None:
    """A table of today's rules on which a few replies were given since its last position, then a story."""

    async def told() -> None:
        store = await open_store(folder)
        try:
            for table in range(1, TABLES):
                opened = replace(opening(name, number + 1000 * (table - 1)), table_id=table)
                moderated = ModeratedTable(store, WORDS, opened, folder)
                await moderated.begin()
                if await some_replies(moderated, random.Random(number)):
                    await story(moderated)
                    return
            raise AssertionError("nobody ever does anything")
        finally:
            await store.close()

    asyncio.run(told())


async def some_replies(moderated: ModeratedTable, luck: random.Random) -> bool:
    """Until somebody has replied otherwise than by default since the last position; whether anybody has."""
    for _ in range(200):
        play = await moderated.play()
        seat = choose_speaker(play, luck)
        rare = INVARIANTS[moderated.opening.kept].rare
        reply = play.asks[seat].check(choose_reply(play.asks[seat], luck, rare))
        other = reply != play.asks[seat].default
        await moderated.reply(seat, reply)
        if await moderated.over():
            break
        after = await moderated.play()
        if other and after.position.seq < after.count:
            since = await moderated.store.log(moderated.table_id, start=after.position.seq)
            if any(one.seat != CHANCE for one in since) and any(one.facts != b"[]" for one in since):
                return True
    return False


def upgraded(
    moderated: ModeratedTable,
    patch: pytest.MonkeyPatch,
    book: AnyRulebook,
    step: Callable[[Plain], Plain] | None,
    *,
    replays: bool = True,
    raised: int = 1,
) -> None:
    """Stop, install the next version of the rules, start again."""
    steps = () if step is None else (Upgrade(book.version, step, replays),)
    patch.setitem(GAMES.known, book.name, replace(GAMES.known[book.name], upgrades=steps))
    moderated.opening = replace(moderated.opening, book=replace(book, version=book.version + raised))
    moderated.restart()


def same(state: Plain) -> Plain:
    return state


def stricter(ask: Ask) -> Ask:
    """Nothing but the default is allowed any more."""

    def legal(reply: Reply) -> Saying | None:
        return None if reply == ask.default or ask.seat == CHANCE else Saying("refused-not-now")

    return msgspec.structs.replace(ask, legal=legal)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("*-1")
def test_a_table_goes_on_where_it_was_when_new_rules_make_the_same_of_its_log(
    name: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(moderated: ModeratedTable) -> None:
        before, sent = await moderated.play(), len(moderated.sent)
        upgraded(moderated, monkeypatch, CASES[name].book, same)
        after = await moderated.play()
        await moderated.deliver()
        assert after.fingerprint() == before.fingerprint()
        assert len(moderated.sent) == sent

    played(name, number, tmp_path, story)


@pytest.mark.parametrize("how", ["a reply is not allowed any more", "a reply has another effect"])
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("*-1-*")
def test_a_table_is_asked_again_and_told_why_when_new_rules_do_not_replay_its_log(
    name: str, number: int, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = how == "a reply is not allowed any more"
    book = corrected(CASES[name].book, stricter if strict else lambda ask: ask, silent=not strict)

    async def story(moderated: ModeratedTable) -> None:
        before = await moderated.play()
        logged = await moderated.store.log(moderated.table_id)
        upgraded(moderated, monkeypatch, book, same)
        after = await moderated.play()
        await moderated.deliver()
        now = await moderated.store.log(moderated.table_id)
        assert len(now) == after.count
        assert all(one.seat == CHANCE for one in now[before.position.seq :])
        assert len(await moderated.store.read_undone(moderated.table_id)) == len(logged) - before.position.seq
        reader = WORDS.of(moderated.opening.languages[0])
        _, _, told = reader.text("asked-again", table="#").partition("#")
        assert sum(told in text for text in moderated.public) == 1
        assert {one.place for one in await moderated.deadlines()} == {after.place}
        moderated.restart()
        await goes_on(moderated)
        assert sum(told in text for text in moderated.public) == 1

    played(name, number, tmp_path, story)


async def goes_on(moderated: ModeratedTable) -> None:
    """Everybody can reply, and is heard."""
    for _ in range(6):
        if await moderated.over():
            return
        play = await moderated.play()
        seat = play.awaited[0]
        await moderated.reply(seat, play.asks[seat].default)


@pytest.mark.parametrize("how", ["the step says so", "nobody has raised the version"])
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("cochons-*", "election-*")
def test_a_table_is_asked_again_as_well_when(
    name: str, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules may mean another game by the same words, or be others without a new version: never is that silent."""
    book, said_so = CASES[name].book, how == "the step says so"

    async def story(moderated: ModeratedTable) -> None:
        before = await moderated.play()
        if said_so:
            upgraded(moderated, monkeypatch, book, same, replays=False)
        else:
            silent = corrected(book, lambda ask: ask, silent=True)
            upgraded(moderated, monkeypatch, silent, None, raised=0)
        after = await moderated.play()
        await moderated.deliver()
        assert after.position.seq == before.position.seq
        reader = WORDS.of(moderated.opening.languages[0])
        _, _, told = reader.text("asked-again", table="#").partition("#")
        assert sum(told in text for text in moderated.public) == 1
        sent = len(moderated.sent)
        moderated.restart()
        await moderated.play()
        await moderated.deliver()
        assert len(moderated.sent) == sent

    played(name, 1, tmp_path, story)


@pytest.mark.parametrize("name", CASES)
def test_a_table_without_a_way_to_the_new_rules_is_refused_and_nothing_of_it_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(moderated: ModeratedTable) -> None:
        logged = await moderated.store.log(moderated.table_id)
        upgraded(moderated, monkeypatch, CASES[name].book, None)
        with pytest.raises(CannotLoad):
            await moderated.reply(Seat(0), Reply("pass"))
        assert await moderated.store.log(moderated.table_id) == logged

    played(name, 0, tmp_path, story)


def test_a_table_whose_position_stumbles_on_the_way_to_the_new_rules_is_refused_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(state: Plain) -> Plain:
        raise KeyError("a field that older positions have not")

    async def story(moderated: ModeratedTable) -> None:
        upgraded(moderated, monkeypatch, CASES["election"].book, stumble)
        with pytest.raises(CannotLoad):
            await moderated.reply(Seat(0), Reply("pass"))

    played("election", 0, tmp_path, story)


@pytest.mark.parametrize("name", CASES)
def test_a_step_between_two_versions_is_taken_by_positions_that_were_written_before(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Plain] = []

    def step(state: Plain) -> Plain:
        seen.append(state)
        return state

    async def story(moderated: ModeratedTable) -> None:
        upgraded(moderated, monkeypatch, CASES[name].book, step)
        await moderated.play()

    played(name, 1, tmp_path, story)
    assert seen


@pytest.mark.parametrize("name", CASES)
def test_an_answer_to_the_question_of_before_the_upgrade_is_stale(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(moderated: ModeratedTable) -> None:
        upgraded(moderated, monkeypatch, corrected(CASES[name].book, stricter), same)
        play = await moderated.play()
        with pytest.raises(Refused):
            await moderated.reply(play.awaited[0], Reply("pass"), play.place + 1)

    played(name, 2, tmp_path, story)
