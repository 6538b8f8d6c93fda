"""The game as a whole, as people are told of it: before it begins, when it begins, and before it ends."""

from collections.abc import Iterator
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import additions
from games.cosmic.state.options import read_options
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Who
from porc_royal.rulebook import Lasting, Outline, Settings

PLAYED_PACE: Final = {
    "gates": facts.KEYS.notice("played-gates"),
    "every": facts.KEYS.notice("played-every"),
    "orders": facts.KEYS.notice("played-orders"),
}
PLAYED_WIN: Final = facts.KEYS.notice("played-win", "number")
WINS: Final = facts.KEYS.notice("wins-with", "number")
TURN: Final = facts.KEYS.notice("turn-goes")
FORESEEN_ONE: Final = facts.KEYS.notice("foreseen-one", "who", "number")
TURNS: Final = {
    5: {3: (8, 13), 4: (8, 13), 5: (9, 19), 6: (12, 20), 7: (11, 25), 8: (9, 20)},
    4: {3: (6, 10), 4: (6, 12), 5: (6, 13), 6: (8, 17), 7: (8, 18), 8: (6, 16)},
    3: {3: (4, 8), 4: (4, 9), 5: (4, 10), 6: (4, 10), 7: (5, 12), 8: (4, 13)},
}
"""Turns that the middle half of 80 games of practice players took, by the colonies that win and by players: counted by
`python -m tests.cosmic.lengths 80 win=5`. With more players there are more allies, who win together sooner."""
ANSWERS: Final = {"gates": 9, "every": 13, "orders": 9}
REACTIONS: Final = {"gates": 7, "every": 40, "orders": 0}
"""Waits in a turn, by the pace; by the same count."""


def played(settings: Settings) -> tuple[Saying, ...]:
    """Which windows are asked, and how many colonies win, if any do."""
    options = read_options(settings)
    colonies = [] if _find_other_aim(settings) else [Saying(PLAYED_WIN, {"number": options.win})]
    more = [line for add in additions.PLAYED for line in add(settings)]
    return (Saying(PLAYED_PACE[options.pace]), *colonies, *more)


def wins(settings: Settings) -> Saying:
    """CE-20: what wins."""
    return _find_other_aim(settings) or Saying(WINS, {"number": read_options(settings).win})


def _find_other_aim(settings: Settings) -> Saying | None:
    """What an expansion says wins."""
    return next((said for say in additions.WINS if (said := say(settings)) is not None), None)


def turn(settings: Settings) -> Saying:
    """CE-40, and so on until CE-121: how a turn goes."""
    own = (said for say in additions.TURNS if (said := say(settings)) is not None)
    return next(own, Saying(TURN))


def lasts(players: int, settings: Settings) -> Lasting:
    """As games of practice players went; a turn has one encounter or two."""
    options = read_options(settings)
    lasting = Lasting(TURNS[options.win][players], ANSWERS[options.pace], REACTIONS[options.pace], start=1)
    for change in additions.LASTS:
        lasting = change(lasting, players, settings)
    return lasting


def foreseen(view: View) -> tuple[Saying, ...]:
    """CE-20: who lacks a single foreign colony, or may soon win by its power."""
    for foresee in additions.FORESEEN:
        own = foresee(view)
        if own is not None:
            return tuple(own)
    near = [one for one in view.seats if len(view.list_foreign(one.seat)) == one.wins - 1]
    colonies = [Saying(FORESEEN_ONE, {"who": Who(one.seat), "number": one.wins - 1}) for one in near]
    return (*(colonies if view.colonies_win else ()), *_foresee_powers(view))


def _foresee_powers(view: View) -> Iterator[Saying]:
    """Whose power works, and may soon win."""
    for one in view.seats:
        for alien in one.works:
            said = additions.NEAR[alien](view, one.seat) if alien in additions.NEAR else None
            if said is not None:
                yield said


OUTLINE: Final[Outline[View]] = Outline(played, wins, turn, lasts, foreseen)
