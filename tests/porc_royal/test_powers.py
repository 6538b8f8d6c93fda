"""Powers: only those in play act, in the order of the seats, announced, perhaps answered, in effect or not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from porc_royal.additions import Additions, Assembly
from porc_royal.asks import PASS, Ask, Number, Option, Reply
from porc_royal.facts import Seat
from porc_royal.powers import Announced, Figure, Moment, Power, does_stand
from porc_royal.rulebook import Next, Settings
from porc_royal.script import ask, tell
from tests.porc_royal.small import DRAWN, State, Table, book


@dataclass(slots=True)
class Blow:
    """A blow at a table: `state.hands` lists which powers a seat has, "zap" cards among them."""

    state: State
    first: Seat
    strength: int = 1


@dataclass(frozen=True, slots=True)
class Deed:
    """A power used, or a zap that answers a deed."""

    state: State
    seat: Seat
    what: str


class Owners:
    """Powers in play at this table, which remembers them in notes that begin with a "#"."""

    def list_seats(self, situation: Blow) -> Sequence[Seat]:
        seats = situation.state.seats
        return [seats[(situation.first + step) % len(seats)] for step in range(len(seats))]

    def list_powers(self, situation: Blow, seat: Seat) -> Sequence[str]:
        return situation.state.hands[seat]

    def owns(self, situation: Blow, seat: Seat, power: str) -> bool:
        return power in situation.state.hands[seat]

    def may_use(self, situation: Blow, use: Announced) -> bool:
        notes = situation.state.notes
        return not (use.once and f"#{use}" in notes) and f"#off {use.seat} {use.power}" not in notes

    async def wants(self, situation: Blow, use: Announced) -> bool:
        options = {PASS: Option(), "use": Option()}
        return (await ask(Ask(use.seat, f"use-{use.power}", "P", options, Reply(PASS)))).option == "use"

    async def announce(self, situation: Blow, use: Announced) -> bool:
        if use.lasts and f"#{use}" in situation.state.notes:
            return True
        situation.state.notes.append(f"{use.seat} {use.power}")
        if await does_stand(Deed(situation.state, use.seat, use.power), zap, fall):
            situation.state.notes.append(f"#{use}")
            return True
        situation.state.notes.append(f"#off {use.seat} {use.power}")
        return False


async def zap(deed: Deed) -> Deed | None:
    """Whoever else holds a zap is asked, the lowest seat first."""
    for seat in deed.state.seats:
        if seat != deed.seat and "zap" in deed.state.hands[seat]:
            options = {PASS: Option(), "zap": Option()}
            reply = await ask(Ask(seat, f"zap-{deed.what}", "P", options, Reply(PASS)))
            if reply.option == "zap":
                deed.state.hands[seat].remove("zap")
                return Deed(deed.state, seat, "zap")
    return None


async def fall(deed: Deed, by: Deed) -> None:
    deed.state.notes.append(f"{by.seat} cancels {deed.what}")


IN_PLAY: Final = Owners()
striking: Final[Moment[Blow]] = Moment("a blow is about to be struck", IN_PLAY)
strength: Final[Figure[int, Blow]] = Figure("how strong it is", IN_PLAY)
FIST, CLUB, CURSE, GIFT, PUSH = (
    Power(name, Additions("blows")) for name in ("fist", "club", "curse", "gift", "push")
)
ANVIL: Final = Additions("blows")


def anyone(blow: Blow, seat: Seat) -> bool:
    return True


@FIST.changes(strength, anyone)
def adds_three(computed: int, blow: Blow, seat: Seat) -> int:
    return computed + 3


@CLUB.changes(strength, anyone)
def doubles(computed: int, blow: Blow, seat: Seat) -> int:
    return computed * 2


@CURSE.uses(striking, lambda blow, seat: seat != blow.first)
async def weakens(blow: Blow, seat: Seat) -> None:
    blow.strength -= 1


@CURSE.uses(striking, anyone, optional=True, once=True)
async def weakens_more(blow: Blow, seat: Seat) -> None:
    blow.strength -= 10


@GIFT.uses(striking, anyone)
async def gives_itself_away(blow: Blow, seat: Seat) -> None:
    """A power that moves to the next seat acts there, too, as that seat's turn comes."""
    hands = blow.state.hands
    hands[seat].remove("gift")
    if seat + 1 < len(hands):
        hands[seat + 1].append("gift")


async def choose_force(blow: Blow, seat: Seat) -> Reply:
    options = {PASS: Option(), "push": Option({"by": Number((1, 3))})}
    return await ask(Ask(seat, "force", "P", options, Reply(PASS)))


@PUSH.asks(striking, anyone, choose_force, once=True)
async def pushes(blow: Blow, seat: Seat, reply: Reply) -> None:
    blow.strength += reply.number("by")


@ANVIL.adds(strength.cards)
def anvil(computed: int, blow: Blow) -> int:
    """A card, which whoever holds it owns no power by."""
    return computed + 10 if any("anvil" in hand for hand in blow.state.hands) else computed


async def blows(state: State) -> Next:
    for first in [int(note) for note in state.notes.pop(0).split()]:
        blow = Blow(state, Seat(first))
        await striking.run(blow)
        await strength.settle(blow)
        state.notes.append(f"= {strength.of(blow.strength, blow)}")
    await tell("done")
    return DRAWN


def struck(firsts: str, *hands: str) -> Table[State, State]:
    def setup(players: int, settings: Settings) -> State:
        return assembly.bind(State)(players, [firsts], hands=[hand.split() for hand in hands])

    powers = [one.additions for one in (FIST, CLUB, CURSE, GIFT, PUSH)]
    assembly = Assembly([*powers, ANVIL])
    return Table(book(blows, setup=setup, assembly=assembly), players=len(hands))


def notes(table: Table[State, State]) -> list[str]:
    return [note for note in table.state.notes if not note.startswith("#")]


def test_powers_act_in_the_order_of_the_seats_whatever_order_they_were_declared_in() -> None:
    assert notes(struck("0", "club", "fist")) == ["0 club", "1 fist", "= 5"]
    assert notes(struck("1", "club", "fist")) == ["1 fist", "0 club", "= 8"]


def test_a_power_nobody_has_does_nothing() -> None:
    assert notes(struck("0", "", "")) == ["= 1"]


def test_a_change_is_announced_once_until_the_game_forgets_it() -> None:
    assert notes(struck("0 0", "fist", "")) == ["0 fist", "= 4", "= 4"]


def test_a_seats_mandatory_uses_come_before_its_optional_ones_and_once_is_once() -> None:
    table = struck("0 0", "", "curse")
    assert notes(table) == ["1 curse"]
    assert table.question == "use-curse"
    table.tell("1: use")
    assert notes(table) == ["1 curse", "1 curse", "= -10", "1 curse", "= 0"]


def test_an_optional_use_may_be_left() -> None:
    assert notes(struck("0", "", "curse").tell("1: pass")) == ["1 curse", "= 0"]


def test_a_power_with_a_question_of_its_own_is_announced_once_that_is_answered_and_gets_the_answer() -> None:
    table = struck("0 0", "push", "")
    assert (table.question, notes(table)) == ("force", [])
    assert table.play.list_running_rules() == ("blows", "choose_force")
    table.tell("0: push by=3")
    assert notes(table) == ["0 push", "= 4", "= 1"]


def test_whoever_passes_there_has_not_used_it_and_is_asked_again() -> None:
    table = struck("0 0", "push", "").tell("0: pass")
    assert (table.question, notes(table)) == ("force", ["= 1"])


def test_what_was_answered_comes_to_nothing_where_the_power_is_zapped() -> None:
    table = struck("0", "push", "zap").tell("0: push by=2", "1: zap")
    assert notes(table) == ["0 push", "1 cancels push", "= 1"]


def test_cards_change_a_figure_before_any_power_does_and_nobody_announces_them() -> None:
    assert notes(struck("0", "club", "anvil")) == ["0 club", "= 22"]


def test_who_has_a_role_is_asked_at_each_use() -> None:
    assert notes(struck("1", "", "curse").tell("1: pass")) == ["= 1"]


def test_a_power_that_is_given_away_acts_where_it_is() -> None:
    table = struck("0", "gift", "", "")
    assert notes(table) == ["0 gift", "1 gift", "2 gift", "= 1"]
    assert table.state.hands == [[], [], []]


def test_a_zapped_power_does_nothing_for_as_long_as_the_game_remembers() -> None:
    table = struck("0 0", "fist", "zap").tell("1: zap")
    assert notes(table) == ["0 fist", "1 cancels fist", "= 1", "= 1"]


def test_a_zap_that_is_zapped_leaves_the_power_in_effect() -> None:
    table = struck("0", "fist zap", "zap").tell("1: zap", "0: zap")
    assert notes(table) == ["0 fist", "0 cancels zap", "= 4"]


def test_a_zap_of_the_zap_of_the_zap_cancels_after_all() -> None:
    table = struck("0", "fist zap", "zap", "zap").tell("1: zap", "0: zap", "2: zap")
    assert notes(table) == ["0 fist", "2 cancels zap", "1 cancels fist", "= 1"]


def test_when_a_zap_has_fallen_another_may_still_come() -> None:
    table = struck("0", "fist zap", "zap zap").tell("1: zap", "0: zap", "1: pass", "1: zap")
    assert notes(table) == ["0 fist", "0 cancels zap", "1 cancels fist", "= 1"]
