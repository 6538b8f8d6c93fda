"""Hooks: a card's power changes what rules and other cards do, and nobody names it."""

from dataclasses import dataclass
from typing import Final

import pytest

from porc_royal.additions import Additions, Assembly
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Seat
from porc_royal.hooks import Reaction, Value, Veto
from porc_royal.rulebook import Next, Settings
from porc_royal.script import ask, roll, tell
from tests.porc_royal.small import DRAWN, State, Table, book


@dataclass(slots=True)
class Blow:
    """One blow struck by a seat, with its strength once it is known."""

    state: State
    striker: Seat
    struck: Seat
    strength: int = 0

    def holds(self, seat: Seat, power: str) -> bool:
        return power in self.state.hands[seat]


class Seatless:
    """A situation that knows no state."""


strength: Final[Value[int, Blow]] = Value("how strong a blow is")
works: Final[Veto[Blow]] = Veto("whether the powers of the striker work")
striking: Final[Veto[Blow]] = Veto("whether a blow may be struck")
struck: Final[Reaction[Blow]] = Reaction("a blow has been rolled, and not yet landed")
CARDS: Final = Additions("blows")


@CARDS.adds(strength, rank=2)
def double(computed: int, blow: Blow) -> int:
    return 2 * computed if blow.holds(blow.striker, "double") and works.allows(blow) else computed


@CARDS.adds(strength, rank=1)
def fist(computed: int, blow: Blow) -> int:
    return computed + 3 if blow.holds(blow.striker, "fist") and works.allows(blow) else computed


@CARDS.adds(works)
def muted(blow: Blow) -> bool:
    """The power of one card switches off the powers of another seat's."""
    return not blow.holds(blow.struck, "mute")


@CARDS.adds(striking)
def peaceful(blow: Blow) -> bool:
    return not blow.holds(blow.struck, "peace")


@CARDS.adds(struck, rank=5)
async def shielded(blow: Blow) -> None:
    """The struck seat may throw its shield away to halve the blow, whatever became of it before."""
    if not blow.holds(blow.struck, "shield") or not blow.strength:
        return
    options = {PASS: Option(), "shield": Option()}
    reply = await ask(
        Ask(blow.struck, "shield", "shields", options, Reply(PASS), {"strength": blow.strength})
    )
    if reply.option == "shield":
        blow.state.hands[blow.struck].remove("shield")
        blow.strength //= 2


@CARDS.adds(struck, rank=1)
async def dodged(blow: Blow) -> None:
    if blow.holds(blow.struck, "dodge") and await roll("dodge", 6) == 6:
        blow.strength = 0


async def blows(state: State) -> Next:
    """One blow by seat 0 at seat 1."""
    blow = Blow(state, Seat(0), Seat(1))
    if striking.allows(blow):
        blow.strength = strength.of(1, blow)
        await struck.run(blow)
        state.notes.append(str(blow.strength))
        await tell("landed", strength=blow.strength)
    return DRAWN


def struck_with(striker: str, other: str, *lines: str) -> Table[State, State]:
    def setup(players: int, settings: Settings) -> State:
        return assembly.bind(State)(players, hands=[striker.split(), other.split()])

    assembly = Assembly([CARDS])
    return Table(book(blows, setup=setup, assembly=assembly), *lines)


def test_without_contributions_a_value_is_what_the_rules_computed() -> None:
    assert struck_with("", "").state.notes == ["1"]


def test_values_change_in_ascending_rank_however_they_were_added() -> None:
    assert struck_with("double fist", "").state.notes == ["8"]


def test_contributions_of_one_rank_apply_in_the_order_in_which_they_were_added() -> None:
    spelt: Value[str, State] = Value("a word")
    letters = Additions("spelling")
    for letter in "abc":
        letters.add(spelt, lambda word, _, letter=letter: word + letter)  # type: ignore[misc]
    letters.add(spelt, lambda word, _: word + "-", rank=-1)
    assert spelt.of("", Assembly([letters]).bind(State)(2)) == "-abc"


def test_a_situation_of_no_rulebook_is_refused_for_nothing_would_ever_act_on_it() -> None:
    with pytest.raises(TypeError, match="Seatless is played by no assembly"):
        Value[str, Seatless]("a word").of("", Seatless())


def test_one_cards_power_switches_off_anothers() -> None:
    assert struck_with("double fist", "mute").state.notes == ["1"]


def test_a_veto_forbids_and_nothing_else_is_asked() -> None:
    assert struck_with("fist", "peace shield").state.notes == []


def test_a_reaction_may_ask_and_sees_what_the_values_made_of_the_blow() -> None:
    table = struck_with("double fist", "shield")
    assert table.play.asks[Seat(1)].args == {"strength": 8}
    assert table.play.list_running_rules() == ("blows", "shielded")
    assert table.tell("1: shield").state.notes == ["4"]
    assert struck_with("double fist", "shield", "1: pass").state.notes == ["8"]


def test_a_reaction_that_changed_everything_leaves_the_next_nothing_to_ask() -> None:
    table = struck_with("fist", "shield dodge")
    assert table.question == "chance-dodge"
    assert table.play.list_running_rules() == ("blows", "dodged")
    assert table.tell("chance: rolled d1=6").state.notes == ["0"]
    assert struck_with("fist", "shield dodge", "chance: rolled d1=5").question == "shield"
