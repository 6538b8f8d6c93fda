"""Several answers at once: where nobody has to answer, and in which order answers come."""

from porc_royal.asks import Ask, Option, Reply, Several
from porc_royal.rulebook import Next
from porc_royal.script import ask_together, ask_window, roll_dice, shuffle
from tests.porc_royal.small import DRAWN, State, Table, book

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
