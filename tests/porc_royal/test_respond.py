"""Cards that answer cards: zaps of zaps, several seats at once, resolved last in, first out."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Next, Settings
from porc_royal.script import ask, respond, tell
from tests.porc_royal.small import DRAWN, State, Table, book

THREE: Final = (["zap-a"], ["zap-b", "zap-c"], ["zap-d"])


@dataclass(slots=True)
class Deed:
    """A theft by seat 0, or a zap laid on another deed."""

    state: State
    name: str
    on: "Deed | None" = None
    cancelled: bool = False

    @property
    def depth(self) -> int:
        return 0 if self.on is None else 1 + self.on.depth


def eligible(deed: Deed) -> Iterator[Ask]:
    """Everybody is asked the same, whatever he holds; only the cards he may name are his own."""
    for seat in deed.state.seats:
        hand = tuple(deed.state.hands[seat])
        options = {PASS: Option(), "zap": Option({"card": Pick("card", hand)})}
        yield Ask(seat, "zapping", "zaps", options, Reply(PASS), {"depth": deed.depth})


async def lay(deed: Deed, seat: Seat, reply: Reply) -> Deed:
    card = reply.text("card")
    deed.state.hands[seat].remove(card)
    await tell("zapped", who=Who(seat))
    return Deed(deed.state, card, deed)


async def resolve(deed: Deed) -> None:
    if deed.on is not None and not deed.cancelled:
        deed.on.cancelled = True
    deed.state.notes.append(f"{deed.name} {'fails' if deed.cancelled else 'works'}")


async def theft(state: State) -> Next:
    await ask(Ask(Seat(0), "steal", "theft", {"steal": Option()}, Reply("steal")))
    await respond(Deed(state, "theft"), eligible, lay, resolve)
    return DRAWN


def setup(players: int, settings: Settings) -> State:
    return State(players, hands=[list(hand) for hand in THREE])


def stolen(*lines: str) -> Table[State, State]:
    return Table(book(theft, setup=setup), "0: steal", *lines, players=3)


def passing(*seats: int) -> list[str]:
    return [f"{seat}: pass" for seat in seats or (0, 1, 2)]


def test_a_deed_that_nobody_answers_works() -> None:
    assert stolen(*passing()).state.notes == ["theft works"]


def test_a_zapped_deed_fails() -> None:
    table = stolen("1: zap card=zap-b", *passing(0, 2))
    assert table.play.asks[Seat(0)].args == {"depth": 1}
    assert table.state.hands[1] == ["zap-c"]
    assert table.tell(*passing()).state.notes == ["zap-b works", "theft fails"]


def test_a_zapped_zap_lets_the_deed_work() -> None:
    table = stolen("1: zap card=zap-b", *passing(0, 2), "0: zap card=zap-a", *passing(1, 2), *passing())
    assert table.state.notes == ["zap-a works", "zap-b fails", "theft works"]


def test_a_zap_of_a_zap_of_a_zap_is_resolved_from_the_last_to_the_first() -> None:
    table = stolen("1: zap card=zap-b", *passing(0, 2), "0: zap card=zap-a", *passing(1, 2))
    assert table.play.asks[Seat(2)].args == {"depth": 2}
    table.tell("1: zap card=zap-c", *passing(0, 2), *passing())
    assert table.state.notes == ["zap-c works", "zap-a fails", "zap-b works", "theft fails"]


def test_several_zaps_at_once_are_laid_in_play_order_and_resolved_from_the_last() -> None:
    table = stolen("2: zap card=zap-d", "1: zap card=zap-b", "0: pass")
    assert [args["who"] for args in table.said("zapped")] == [Who(Seat(1)), Who(Seat(2))]
    table.tell("0: zap card=zap-a", *passing(1, 2), *passing(), *passing())
    assert table.state.notes == ["zap-a works", "zap-d fails", "zap-b works", "theft fails"]


def test_who_has_spent_his_zaps_is_asked_alike_and_can_lay_none() -> None:
    table = stolen("2: zap card=zap-d", *passing(0, 1))
    assert table.options(2) == table.options(1) == ["pass", "zap"]
    assert table.refused("2: zap card=zap-d") == "refused-value"


def test_a_zap_may_be_taken_back_while_the_window_is_open() -> None:
    table = stolen("1: zap card=zap-b", "1: pass", *passing(0, 2))
    assert table.state.notes == ["theft works"]
    assert table.said("zapped") == []


def test_where_tells_how_deep_the_answers_lie() -> None:
    table = stolen("1: zap card=zap-b", *passing(0, 2))
    assert table.play.list_running_rules() == ("theft",)


@pytest.mark.parametrize("number", range(20))
def test_any_play_of_zaps_ends_and_an_odd_chain_cancels(number: int) -> None:
    luck = random.Random(number)
    table = stolen()
    while table.play.result is None:
        seat = luck.choice(table.play.awaited)
        table.take(seat, draw_reply(table.play.asks[seat], luck.randrange))
    laid = 4 - sum(len(hand) for hand in table.state.hands)
    assert len(table.state.notes) == laid + 1
    assert table.state.notes[-1].startswith("theft")
