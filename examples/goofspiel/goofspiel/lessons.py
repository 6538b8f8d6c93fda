"""A short lesson: three prizes, from a position set up by hand, against two partners who bid as written here."""

from typing import Final

from goofspiel import facts
from goofspiel.state import Options, State
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.lessons import Lesson, LessonStep, Scripted


def begin() -> State:
    """Three prizes are left, the largest last; everybody holds the cards 2, 5 and 9 of their own."""
    hands = [["2", "5", "9"], ["3", "6", "8"], ["1", "4", "7"]]
    return State(Options(), hands, [["★3"], ["★5"], ["★4"]], pile=["★10", "★2", "★8"])


def _bid(card: str, seat: int | None = None, step: int | None = None) -> Scripted:
    return Scripted(
        facts.ASK_BID, Reply("bid", {facts.CARD: card}), None if seat is None else Seat(seat), step
    )


LESSON: Final = Lesson(
    "bids",
    begin,
    "bids",
    3,
    (
        LessonStep(facts.ASK_BID, (Reply("bid", {facts.CARD: "5"}), Reply("bid", {facts.CARD: "2"}))),
        LessonStep(facts.ASK_BID, (Reply("bid", {facts.CARD: "2"}), Reply("bid", {facts.CARD: "5"}))),
        LessonStep(facts.ASK_BID, (Reply("bid", {facts.CARD: "9"}),)),
    ),
    (_bid("8"), _bid("7"), _bid("6"), _bid("4")),
)
