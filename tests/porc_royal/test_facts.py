"""Who hears what; and every public thing of the shared table says what it is."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import pytest

import porc_royal
from porc_royal.facts import Fact, Saying, Seat
from porc_royal.rulebook import Next
from porc_royal.scene import move_points, scale_length
from porc_royal.script import roll_dice, tell, whisper
from tests.porc_royal.small import DRAWN, State, Table, book


async def secrets(state: State) -> Next:
    """A word to all, to one, to two; then two dice."""
    await tell("to-all")
    await whisper(Seat(1), "to-one", word="oink")
    await whisper((Seat(0), Seat(2)), "to-two")
    state.notes.extend(str(face) for face in await roll_dice("dice", 8, 2))
    return DRAWN


def heard(facts: list[Fact], seat: int | None) -> list[str]:
    return [fact.says.key for fact in facts if fact.is_known_to(None if seat is None else Seat(seat))]


def test_a_whisper_is_known_to_those_it_was_meant_for_alone() -> None:
    facts = Table(book(secrets), players=4).facts
    assert heard(facts, None) == heard(facts, 3) == ["to-all"]
    assert heard(facts, 1) == ["to-all", "to-one"]
    assert heard(facts, 0) == heard(facts, 2) == ["to-all", "to-two"]
    assert [fact.reveals for fact in facts] == [False, True, True]


def test_several_dice_are_rolled_in_one_reply_and_a_referee_may_dictate_them() -> None:
    table = Table(book(secrets))
    assert table.refused("chance: rolled d1=8") == "refused-missing"
    assert table.refused("chance: rolled d1=8 d2=9") == "refused-number"
    table.tell("chance: rolled d1=8 d2=1")
    assert table.state.notes == ["8", "1"]
    assert table.steps[0].reveals


def test_a_fact_to_nobody_is_known_to_nobody() -> None:
    silent = Fact(Saying("silent"), ())
    assert not silent.is_known_to(None)
    assert not silent.is_known_to(Seat(0))


def test_scenes_are_scaled_to_whole_pixels_alike_on_both_sides_of_zero() -> None:
    assert [scale_length(length, 50) for length in (3, -3, 1, -1, 0)] == [2, -2, 1, -1, 0]
    assert move_points(((3, -3),), 10, 10, 50) == ((12, 8),)


def public() -> Iterator[tuple[str, object]]:
    """Every public module, class, function and method of the shared table."""
    for found in pkgutil.walk_packages(porc_royal.__path__, "porc_royal."):
        module = importlib.import_module(found.name)
        yield found.name, module
        for name, thing in vars(module).items():
            if name.startswith("_") or getattr(thing, "__module__", None) != found.name:
                continue
            if inspect.isclass(thing):
                yield f"{found.name}.{name}", thing
                yield from methods(f"{found.name}.{name}", thing)
            elif inspect.isfunction(thing):
                yield f"{found.name}.{name}", thing


def methods(owner: str, thing: type) -> Iterator[tuple[str, object]]:
    for name, method in vars(thing).items():
        if not name.startswith("_") and (
            isinstance(method, property | classmethod) or inspect.isfunction(method)
        ):
            yield f"{owner}.{name}", method


@pytest.mark.parametrize(("name", "thing"), list(public()))
def test_every_public_thing_says_what_it_is(name: str, thing: object) -> None:
    words = (thing.__doc__ or "").strip()
    assert words, name
    assert not words.startswith(f"{name.rpartition('.')[2]}("), "only the words that a dataclass gives itself"
