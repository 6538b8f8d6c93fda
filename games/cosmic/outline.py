"""The game as a whole, as people are told of it: before it begins, when it begins, and before it ends."""

from typing import Final

from games.cosmic import facts
from games.cosmic.options import chosen
from games.cosmic.views.view import View
from games.table.facts import Saying, Who
from games.table.rulebook import Lasting, Outline, Settings

PLAYED_PACE: Final = {
    "gates": facts.KEYS.notice("played-gates"),
    "every": facts.KEYS.notice("played-every"),
    "orders": facts.KEYS.notice("played-orders"),
}
PLAYED_WIN: Final = facts.KEYS.notice("played-win", "number")
WINS: Final = facts.KEYS.notice("wins-with", "number")
TURN: Final = facts.KEYS.notice("turn-goes")
FORESEEN_ONE: Final = facts.KEYS.notice("foreseen-one", "who", "number")
TURNS: Final = {3: (9, 16), 4: (12, 22), 5: (16, 32)}
"""Turns that games of practice players take, by the colonies that win."""
ANSWERS: Final = {"gates": 6, "every": 7, "orders": 6}
REACTIONS: Final = {"gates": 6, "every": 16, "orders": 0}
"""Waits in a turn, by the pace."""


def played(settings: Settings) -> tuple[Saying, ...]:
    """Which windows are asked, and how many colonies win."""
    options = chosen(settings)
    return (Saying(PLAYED_PACE[options.pace]), Saying(PLAYED_WIN, {"number": options.win}))


def wins(settings: Settings) -> Saying:
    """CE-20: what wins."""
    return Saying(WINS, {"number": chosen(settings).win})


def turn(_settings: Settings) -> Saying:
    """CE-40 to CE-121: how a turn goes."""
    return Saying(TURN)


def lasts(_players: int, settings: Settings) -> Lasting:
    """As games of practice players went; a turn has one encounter or two."""
    options = chosen(settings)
    return Lasting(TURNS[options.win], ANSWERS[options.pace], REACTIONS[options.pace], start=1)


def foreseen(view: View) -> tuple[Saying, ...]:
    """CE-20: who lacks a single foreign colony."""
    near = view.options.win - 1
    return tuple(
        Saying(FORESEEN_ONE, {"who": Who(one.seat), "number": near})
        for one in view.seats
        if len(view.list_foreign(one.seat)) == near
    )


OUTLINE: Final[Outline[View]] = Outline(played, wins, turn, lasts, foreseen)
