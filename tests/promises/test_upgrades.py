"""A table in flight survives an upgrade, or its players are asked again and told why."""

# ruff: noqa: ANN401 - each game has a state and views of its own type

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games import AnyRulebook
from bot.tables import live
from bot.tables.live import CannotLoad
from games.table.asks import Ask, Refused, Reply
from games.table.facts import CHANCE, Saying, Seat
from games.table.script import First, Together, Told
from storage.codec import Plain
from storage.sqlite import open_store
from storage.upgrades import Upgrades
from tests.games.playing import reply_of, who_speaks
from tests.promises.cases import CASES
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import opening
from tests.promises.stage import Stage
from tests.promises.theatre import WORDS

Story = Callable[[Stage], Awaitable[None]]

TABLES: Final = 20
"""A short game may be over before anybody has done anything; then another one is begun."""


def played(name: str, number: int, folder: Path, story: Story) -> None:
    """A table of today's rules on which a few replies were given since its last position, then a story."""

    async def told() -> None:
        store = await open_store(folder)
        try:
            for table in range(1, TABLES):
                opened = replace(opening(name, number + 1000 * (table - 1)), table_id=table)
                stage = Stage(store, WORDS, opened, folder)
                await stage.begin()
                if await some_replies(stage, random.Random(number)):
                    await story(stage)
                    return
            raise AssertionError("nobody ever does anything")
        finally:
            await store.close()

    asyncio.run(told())


async def some_replies(stage: Stage, luck: random.Random) -> bool:
    """Until somebody has replied otherwise than by default since the last position; whether anybody has."""
    for _ in range(200):
        play = await stage.play()
        seat = who_speaks(play, luck)
        rare = INVARIANTS[stage.opening.kept].rare
        reply = play.asks[seat].check(reply_of(play.asks[seat], luck, rare))
        other = reply != play.asks[seat].default
        await stage.reply(seat, reply)
        if await stage.over():
            break
        after = await stage.play()
        if other and after.position.seq < after.count:
            since = await stage.store.log(stage.table_id, start=after.position.seq)
            if any(one.facts != b"[]" for one in since):
                return True
    return False


def upgraded(
    stage: Stage, patch: pytest.MonkeyPatch, book: AnyRulebook, step: Callable[[Plain], Plain] | None
) -> None:
    """Stop, install the next version of the rules, start again."""
    steps = Upgrades()
    if step is not None:
        steps.step(book.name, book.version)(step)
    patch.setattr(live, "UPGRADES", steps)
    stage.opening = replace(stage.opening, book=replace(book, version=book.version + 1))
    stage.restart()


def same(state: Plain) -> Plain:
    return state


def corrected(book: AnyRulebook, change: Callable[[Ask], Ask], *, silent: bool = False) -> AnyRulebook:
    """The rules with every question changed, or with nothing told any more."""

    def rewritten(
        script: Callable[[Any], Coroutine[Any, Any, Any]],
    ) -> Callable[[Any], Coroutine[Any, Any, Any]]:
        async def chapter(state: Any) -> Any:
            old, heard = script(state), None
            while True:
                try:
                    request = old.send(heard)
                except StopIteration as done:
                    return done.value
                heard = await _again(request, change, silent)

        return chapter

    return replace(book, chapters={name: rewritten(one) for name, one in book.chapters.items()})


async def _again(request: Any, change: Callable[[Ask], Ask], silent: bool) -> Any:
    match request:
        case Together() | First():
            return await replace(request, asks=tuple(map(change, request.asks)))
        case Told() if silent:
            return None
        case _:
            return await request


def stricter(ask: Ask) -> Ask:
    """Nothing but the default is allowed any more."""

    def legal(reply: Reply) -> Saying | None:
        return None if reply == ask.default or ask.seat == CHANCE else Saying("refused-not-now")

    return replace(ask, legal=legal)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", CASES)
def test_a_table_goes_on_where_it_was_when_new_rules_make_the_same_of_its_log(
    name: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Stage) -> None:
        before, sent = await stage.play(), len(stage.sent)
        upgraded(stage, monkeypatch, CASES[name].book, same)
        after = await stage.play()
        await stage.deliver()
        assert after.fingerprint() == before.fingerprint()
        assert len(stage.sent) == sent

    played(name, number, tmp_path, story)


@pytest.mark.parametrize("how", ["a reply is not allowed any more", "a reply has another effect"])
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("name", CASES)
def test_a_table_is_asked_again_and_told_why_when_new_rules_do_not_replay_its_log(
    name: str, number: int, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = how == "a reply is not allowed any more"
    book = corrected(CASES[name].book, stricter if strict else lambda ask: ask, silent=not strict)

    async def story(stage: Stage) -> None:
        before, sent = await stage.play(), len(stage.sent)
        logged = await stage.store.log(stage.table_id)
        upgraded(stage, monkeypatch, book, same)
        after = await stage.play()
        await stage.deliver()
        now = await stage.store.log(stage.table_id)
        assert len(now) == after.count
        assert all(one.seat == CHANCE for one in now[before.position.seq :])
        assert len(await stage.store.read_undone(stage.table_id)) == len(logged) - before.position.seq
        reader = WORDS.of(stage.opening.languages[0])
        _, _, told = reader.text("asked-again", table="#").partition("#")
        first, *others = [one for one in stage.sent[sent:] if one.destination == stage.channel]
        assert told in first.payload.decode()
        assert not [one for one in others if told in one.payload.decode()]
        assert {one.place for one in await stage.deadlines()} == {after.place}
        stage.restart()
        await goes_on(stage)
        assert len([one for one in stage.sent if told in one.payload.decode()]) == 1

    played(name, number, tmp_path, story)


async def goes_on(stage: Stage) -> None:
    """Everybody can reply, and is heard."""
    for _ in range(6):
        if await stage.over():
            return
        play = await stage.play()
        seat = play.awaited[0]
        await stage.reply(seat, play.asks[seat].default)


@pytest.mark.parametrize("name", CASES)
def test_a_table_without_a_way_to_the_new_rules_is_refused_and_nothing_of_it_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Stage) -> None:
        logged = await stage.store.log(stage.table_id)
        upgraded(stage, monkeypatch, CASES[name].book, None)
        with pytest.raises(CannotLoad):
            await stage.reply(Seat(0), Reply("pass"))
        assert await stage.store.log(stage.table_id) == logged

    played(name, 0, tmp_path, story)


@pytest.mark.parametrize("name", CASES)
def test_a_step_between_two_versions_is_taken_by_positions_that_were_written_before(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Plain] = []

    def step(state: Plain) -> Plain:
        seen.append(state)
        return state

    async def story(stage: Stage) -> None:
        upgraded(stage, monkeypatch, CASES[name].book, step)
        await stage.play()

    played(name, 1, tmp_path, story)
    assert seen


@pytest.mark.parametrize("name", CASES)
def test_an_answer_to_the_question_of_before_the_upgrade_is_stale(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(stage: Stage) -> None:
        upgraded(stage, monkeypatch, corrected(CASES[name].book, stricter), same)
        play = await stage.play()
        with pytest.raises(Refused):
            await stage.reply(play.awaited[0], Reply("pass"), play.place + 1)

    played(name, 2, tmp_path, story)
