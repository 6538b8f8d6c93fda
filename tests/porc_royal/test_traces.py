"""Which rules are being applied: all that run but the ways of asking, which are known by their mark."""

from collections.abc import Awaitable, Callable, Iterator
from inspect import CO_COROUTINE
from pathlib import Path
from types import CodeType
from typing import Final

import pytest

import porc_royal
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Seat
from porc_royal.play import RulesBroke
from porc_royal.rulebook import Next
from porc_royal.script import ask
from porc_royal.traces import is_rule, not_a_rule
from tests.porc_royal.small import DRAWN, State, Table, book

SHARED: Final = sorted(Path(porc_royal.__path__[0]).glob("*.py"))
QUESTION: Final = Ask(Seat(0), "go-on", "asking", {PASS: Option(), "break": Option()}, Reply(PASS))
HELPER: Final = "async def helps(asked):\n    return await asked\n"


@not_a_rule
async def politely(asked: Awaitable[Reply]) -> Reply:
    return await asked


async def bluntly(asked: Awaitable[Reply]) -> Reply:
    return await asked


def asking_by(way: Callable[[Awaitable[Reply]], Awaitable[Reply]]) -> Table[State, State]:
    """A chapter, a rule in it, and the question that the rule asks in this way."""

    async def rule(state: State) -> None:
        reply = await way(ask(QUESTION))
        if reply.option == "break":
            raise LookupError(reply.option)

    async def chapter(state: State) -> Next:
        await rule(state)
        return DRAWN

    return Table(book(chapter))


def broken(table: Table[State, State]) -> tuple[str, ...]:
    with pytest.raises(RulesBroke) as error:
        table.play.take(Seat(0), Reply("break"))
    return error.value.where


def test_a_marked_way_of_asking_is_not_among_the_rules() -> None:
    assert asking_by(politely).play.list_running_rules() == ("chapter", "rule")


def test_a_helper_without_the_mark_is() -> None:
    assert asking_by(bluntly).play.list_running_rules() == ("chapter", "rule", "bluntly")


@pytest.mark.parametrize("file", ["/games/cochons/asking.py", "/games/table/script.py"])
def test_the_name_of_its_file_makes_no_helper_unseen(file: str) -> None:
    known: dict[str, Callable[[Awaitable[Reply]], Awaitable[Reply]]] = {}
    exec(compile(HELPER, file, "exec"), known)
    assert asking_by(known["helps"]).play.list_running_rules() == ("chapter", "rule", "helps")


def test_a_function_made_anew_each_time_is_marked_as_well() -> None:
    def made(name: str) -> Callable[[Awaitable[Reply]], Awaitable[Reply]]:
        @not_a_rule
        async def inner(asked: Awaitable[Reply]) -> Reply:
            assert name
            return await asked

        return inner

    assert asking_by(made("one")).play.list_running_rules() == ("chapter", "rule")
    assert asking_by(made("other")).play.list_running_rules() == ("chapter", "rule")


def test_a_rule_that_breaks_is_named_without_the_ways_of_asking_and_with_unmarked_helpers() -> None:
    assert broken(asking_by(politely)) == ("chapter", "rule")

    async def breaks(asked: Awaitable[Reply]) -> Reply:
        raise LookupError((await asked).option)

    @not_a_rule
    async def breaks_unseen(asked: Awaitable[Reply]) -> Reply:
        return await breaks(asked)

    assert broken(asking_by(breaks_unseen)) == ("chapter", "rule", "breaks")


def test_a_comprehension_that_awaits_has_no_name_among_the_rules() -> None:
    async def in_a_list(asked: Awaitable[Reply]) -> Reply:
        (reply,) = [await one for one in (asked,)]
        return reply

    assert asking_by(in_a_list).play.list_running_rules() == ("chapter", "rule", "in_a_list")


def test_only_functions_can_be_marked() -> None:
    with pytest.raises(TypeError):
        not_a_rule(QUESTION)


# ------------------------------------------------------------------------------------- what every game shares


def coroutines(code: CodeType) -> Iterator[CodeType]:
    """The coroutine functions that are written in a piece of code."""
    if code.co_flags & CO_COROUTINE:
        yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from coroutines(one)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_nothing_that_every_game_shares_is_a_rule_of_one(path: Path) -> None:
    written = coroutines(compile(path.read_text(encoding="utf-8"), path, "exec"))
    assert [code.co_name for code in written if is_rule(code)] == []


def test_a_rule_is_found_among_what_is_written() -> None:
    (code,) = coroutines(compile(HELPER, "script.py", "exec"))
    assert is_rule(code)
