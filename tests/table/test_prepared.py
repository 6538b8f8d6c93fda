"""Orders prepared in parallel and carried out in play order; things offered to one seat after another."""

from games.table.asks import PASS, Ask, Option, Pick, Reply, Several
from games.table.facts import Seat, Who
from games.table.rulebook import Next, Settings
from games.table.script import ask_together, ask_window, offer, prepare_orders, roll_dice, shuffle, tell
from tests.table.small import DRAWN, State, Table, book


def setup(players: int, settings: Settings) -> State:
    return State(players, hands=[["hut"] for _ in range(players)], notes=["a", "b", "c"])


def placing(state: State, seat: Seat) -> Ask | None:
    """Put one hut on a free place; nothing to decide where none is free or no hut is left."""
    free = tuple(place for place in state.notes if place in "abc")
    if not free or not state.hands[seat]:
        return None
    option = Option({"place": Pick("place", free)})
    return Ask(seat, "place", "placing", {"place": option}, Reply("place", {"place": free[0]}))


async def placements(state: State) -> Next:
    async def execute(seat: Seat, reply: Reply) -> None:
        place = reply.text("place")
        state.notes[state.notes.index(place)] = f"{seat} on {place}"
        state.hands[seat].clear()
        if place == "c":
            state.hands[2].append("gift")
        await tell("placed", who=Who(seat))

    await prepare_orders(state.seats, lambda seat: placing(state, seat), execute)
    return DRAWN


def placed(*lines: str, **hands: list[str]) -> Table[State, State]:
    def given(players: int, settings: Settings) -> State:
        state = setup(players, settings)
        for name, hand in hands.items():
            state.hands[int(name.removeprefix("seat"))] = hand
        return state

    return Table(book(placements, setup=given), *lines, players=3)


def test_orders_are_prepared_at_once_and_carried_out_in_play_order() -> None:
    table = placed("2: place place=c", "1: place place=b")
    assert table.asked == [0]
    assert table.play.asks[Seat(0)].sealed
    table.tell("0: place place=a")
    assert table.state.notes == ["0 on a", "1 on b", "2 on c"]
    assert [args["who"] for args in table.said("placed")] == [Who(Seat(0)), Who(Seat(1)), Who(Seat(2))]


def test_only_the_seat_whose_order_became_illegal_is_asked_again() -> None:
    table = placed("2: place place=b", "1: place place=a", "0: place place=a")
    assert table.asked == [1]
    assert not table.play.asks[Seat(1)].sealed
    assert table.refused("1: place place=a") == "refused-value"
    table.tell("1: place place=b")
    assert table.asked == [2]
    assert table.tell("2: place place=c").state.notes == ["0 on a", "1 on b", "2 on c"]


def test_a_seat_with_nothing_to_decide_is_not_asked() -> None:
    table = placed("0: place place=a", "2: place place=b", seat1=[])
    assert table.state.notes == ["0 on a", "2 on b", "c"]


def test_a_seat_that_gets_something_to_decide_on_the_way_is_asked_when_its_turn_comes() -> None:
    table = placed("0: place place=c", "1: place place=a", seat2=[])
    assert table.asked == [2]
    assert table.tell("2: place place=b").state.notes == ["1 on a", "2 on b", "0 on c"]


# ------------------------------------------------------------------------------------------------- offering


async def leftovers(state: State) -> Next:
    """A pie is offered round the table."""
    options = {PASS: Option(), "eat": Option()}
    taken = await offer(Ask(seat, "pie", "pies", options, Reply(PASS)) for seat in state.seats)
    state.notes.append("nobody" if taken is None else f"{taken[0]} {taken[1].option}")
    return DRAWN


def test_the_first_who_does_not_pass_takes_what_is_offered_and_the_rest_are_not_asked() -> None:
    table = Table(book(leftovers), "0: pass", players=3)
    assert table.asked == [1]
    assert table.tell("1: eat").state.notes == ["1 eat"]


def test_what_everybody_passes_is_taken_by_nobody() -> None:
    assert Table(book(leftovers), "0: pass", "1: pass", "2: pass", players=3).state.notes == ["nobody"]


# ---------------------------------------------------------------------------------------- nothing to be asked


async def nothing(state: State) -> Next:
    """Asks of nobody, dice of no number, and a shuffle of one card need no reply."""
    assert await ask_together([]) == {}
    assert await ask_window([]) == {}
    assert await roll_dice("none", 6, 0) == ()
    assert await shuffle("none", ["only"]) == ["only"]
    return DRAWN


def test_where_there_is_nothing_to_answer_nobody_is_asked() -> None:
    table = Table(book(nothing))
    assert table.play.result == DRAWN
    assert table.play.asks == {}


# ------------------------------------------------------------------------------------ the order of the answers


async def packing(state: State) -> Next:
    option = Option({"cards": Several("card", ("map", "rope", "lamp"), least=1)})
    order = reversed(state.seats)
    packed = await ask_together(
        Ask(seat, "pack", "packing", {"pack": option}, Reply("pack", {"cards": ("map",)})) for seat in order
    )
    state.notes.extend(f"{seat} {'+'.join(reply.many('cards'))}" for seat, reply in packed.items())
    return DRAWN


def test_answers_come_in_the_order_asked_and_names_in_the_order_offered() -> None:
    table = Table(
        book(packing), "0: pack cards=lamp+map", "2: pack cards=rope+", "1: pack cards=rope+map", players=3
    )
    assert table.state.notes == ["2 rope", "1 map+rope", "0 map+lamp"]
    assert table.steps[0].reply == Reply("pack", {"cards": ("map", "lamp")})
