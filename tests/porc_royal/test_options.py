"""Options of a game are declared once, on the struct that the rules read; the lobby's table is made from it."""

from typing import Annotated, Final, Literal

import msgspec
import pytest

from games.cochons.state import options as cochons
from games.election.state import options as election
from games.interstellar_pig.state import options as interstellar_pig
from porc_royal.options import Offered, choose, make_table_options, settle
from porc_royal.rulebook import TableOption

STYLES: Final = {"slow": {}, "fast": {"turns": 4}}


class Toy(msgspec.Struct, frozen=True):
    """An option of each kind, and a field that is none."""

    style: Annotated[Literal["slow", "fast", "own"], Offered("game", presets=STYLES)] = "slow"
    turns: Annotated[int, Offered("game", (8, 4, 6))] = 8
    polite: Annotated[bool, Offered()] = True
    kind: Annotated[Literal["red", "blue"], Offered()] = msgspec.field(name="colour", default="red")
    title: str = ""


class WithoutDefault(msgspec.Struct):
    turns: Annotated[int, Offered(values=(8, 4))]


class DefaultNotOffered(msgspec.Struct):
    turns: Annotated[int, Offered(values=(8, 4))] = 6


class NothingOffered(msgspec.Struct):
    turns: Annotated[int, Offered()] = 6


class ValueOfAnotherKind(msgspec.Struct):
    turns: Annotated[int, Offered(values=(8, "four"))] = 8


class PresetOfNothing(msgspec.Struct):
    style: Annotated[Literal["slow", "own"], Offered(presets={"slow": {"turns": 8}})] = "slow"


class PresetOfAValueThatThereIsNot(msgspec.Struct):
    style: Annotated[Literal["slow", "own"], Offered(presets={"slow": {"polite": "very"}})] = "slow"
    polite: Annotated[bool, Offered()] = True


class PresetWithoutItsValue(msgspec.Struct):
    style: Annotated[Literal["slow", "own"], Offered(presets={"fast": {}})] = "slow"


class SeatWithoutItsValue(msgspec.Struct):
    first: Annotated[Literal["random", "host"], Offered(seats={"guest": 1})] = "random"


def test_the_lobby_shows_the_fields_that_are_offered_in_their_order_with_their_names_and_defaults() -> None:
    assert make_table_options(Toy) == (
        TableOption("style", ("slow", "fast", "own"), "slow", "game", STYLES),
        TableOption("turns", (8, 4, 6), 8, "game"),
        TableOption("polite", (True, False), True),
        TableOption("colour", ("red", "blue"), "red"),
    )


def test_what_is_chosen_in_the_lobby_is_what_the_rules_read() -> None:
    options = make_table_options(Toy)
    settings = choose(options, choose(options, {}, "style", "fast"), "colour", "blue")
    assert msgspec.convert(settle(options, settings), Toy) == Toy("fast", 4, kind="blue")


@pytest.mark.parametrize("struct", [cochons.Options, election.Options, interstellar_pig.Options])
def test_no_table_of_options_and_the_rules_of_its_game_can_disagree(struct: type[msgspec.Struct]) -> None:
    """Every value of the lobby can be read, and a table that chose nothing has the defaults of the rules."""
    options, plain = make_table_options(struct), msgspec.convert({}, struct)
    assert options
    assert msgspec.convert({option.name: option.default for option in options}, struct) == plain
    for option in options:
        for value in option.values:
            read: object = msgspec.to_builtins(msgspec.convert({option.name: value}, struct))[option.name]
            assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    "struct",
    [
        WithoutDefault,
        DefaultNotOffered,
        NothingOffered,
        ValueOfAnotherKind,
        PresetOfNothing,
        PresetOfAValueThatThereIsNot,
        PresetWithoutItsValue,
        SeatWithoutItsValue,
    ],
)
def test_what_cannot_be_chosen_cannot_be_declared(struct: type[msgspec.Struct]) -> None:
    with pytest.raises((ValueError, TypeError)):
        make_table_options(struct)
