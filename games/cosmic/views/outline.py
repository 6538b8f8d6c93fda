"""The game as a whole, as people are told of it: before it begins, when it begins, and before it ends."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.pool import list_dealt
from games.cosmic.rules.setup import PLAYERS
from games.cosmic.state.options import Options, read_options
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.facts import Listing, Saying, Who
from porc_royal.rulebook import Lasting, Outline, Settings

ADDS: Final = facts.Adds()

PLAYED_PACE: Final = {
    "gates": ADDS.keys.notice("played-gates"),
    "every": ADDS.keys.notice("played-every", "days", "gates"),
    "orders": ADDS.keys.notice("played-orders"),
}
PLAYED_ALIENS: Final = ADDS.keys.notice("played-aliens", "number")
PLAYED_ROUNDS: Final = ADDS.keys.notice("played-rounds", "aliens")
PLAYED_WIN: Final = ADDS.keys.notice("played-win", "number")
WINS: Final = ADDS.keys.notice("wins-with", "number")
TURN: Final = ADDS.keys.notice("turn-goes")
FORESEEN_ONE: Final = ADDS.keys.notice("foreseen-one", "who", "number")
TURNS: Final = {
    5: {3: (8, 13), 4: (8, 13), 5: (9, 19), 6: (12, 20), 7: (11, 25), 8: (9, 20)},
    4: {3: (6, 10), 4: (6, 12), 5: (6, 13), 6: (8, 17), 7: (8, 18), 8: (6, 16)},
    3: {3: (4, 8), 4: (4, 9), 5: (4, 10), 6: (4, 10), 7: (5, 12), 8: (4, 13)},
}
"""Turns that the middle half of 80 games of practice players took, by the colonies that win and by players: counted by
`python -m tests.cosmic.lengths 80 win=5`. With more players there are more allies, who win together sooner."""
ANSWERS: Final = {"gates": 6, "every": 13, "orders": 9}
REACTIONS: Final = {"gates": 5, "every": 40, "orders": 0}
"""Waits in a turn, by the pace; by the same count."""
ROUNDS: Final = {"gates": 6.7, "every": 34.5}
"""Rounds of waiting in an encounter, by the pace: counted by `python -m bench waits`."""
ENCOUNTERS: Final = 15
"""In a game to five colonies, on the average."""
ROUND_HOURS: Final = 1
"""Within which everybody has answered: the same as in the lobby's line of how long a game takes, below it."""


def list_played(assembly: Assembly, settings: Settings) -> tuple[Saying, ...]:
    """Which windows are asked, how many colonies win, if any do, and how many aliens are in (CE-4)."""
    chosen = read_options(assembly, settings)
    colonies = [] if _find_other_aim(assembly, chosen) else [Saying(PLAYED_WIN, {"number": chosen.win})]
    dealt = list_dealt(assembly, chosen, PLAYERS[0])
    aliens = (Saying(PLAYED_ALIENS, {"number": len(dealt)}), *_warn_of_rounds(assembly, chosen, dealt))
    more = [line for add in assembly[additions.PLAYED] for line in add(chosen)]
    return (_describe_pace(chosen.pace), *colonies, *aliens, *more)


def _describe_pace(pace: str) -> Saying:
    """Which windows are asked; for all of them how long that takes, and how long the gates."""
    costs = {"days": count_days("every"), "gates": count_days("gates")} if pace == "every" else {}
    return Saying(PLAYED_PACE[pace], {**costs})


def count_days(pace: str) -> int:
    """How many days a game to five colonies takes at a pace, where each round takes its hours."""
    return round(ENCOUNTERS * ROUNDS[pace] * ROUND_HOURS / 24)


def _warn_of_rounds(assembly: Assembly, chosen: Options, dealt: Sequence[str]) -> tuple[Saying, ...]:
    """The aliens with which people wait longer: at gates, where all others are within reach."""
    slow = [facts.name_alien(alien) for alien in dealt if alien in assembly[additions.MORE_ROUNDS]]
    if chosen.pace != "gates" or not slow:
        return ()
    return (Saying(PLAYED_ROUNDS, {"aliens": Listing(tuple(slow))}),)


def describe_aim(assembly: Assembly, settings: Settings) -> Saying:
    """CE-20: what wins."""
    chosen = read_options(assembly, settings)
    return _find_other_aim(assembly, chosen) or Saying(WINS, {"number": chosen.win})


def _find_other_aim(assembly: Assembly, chosen: Options) -> Saying | None:
    """What an expansion says wins."""
    return next((said for say in assembly[additions.WINS] if (said := say(chosen)) is not None), None)


def describe_turn(assembly: Assembly, settings: Settings) -> Saying:
    """CE-40, and so on until CE-121: how a turn goes."""
    chosen = read_options(assembly, settings)
    own = (said for say in assembly[additions.TURNS] if (said := say(chosen)) is not None)
    return next(own, Saying(TURN))


def estimate_length(assembly: Assembly, players: int, settings: Settings) -> Lasting:
    """As games of practice players went; a turn has one encounter or two."""
    chosen = read_options(assembly, settings)
    lasting = Lasting(TURNS[chosen.win][players], ANSWERS[chosen.pace], REACTIONS[chosen.pace], start=1)
    for change in assembly[additions.LASTS]:
        lasting = change(assembly, lasting, players, chosen)
    return lasting


def list_foreseen(view: View) -> tuple[Saying, ...]:
    """CE-20: who lacks a single foreign colony, or may soon win by its power."""
    for foresee in view.assembly[additions.FORESEEN]:
        own = foresee(view)
        if own is not None:
            return tuple(own)
    near = [one for one in view.seats if len(view.list_foreign(one.seat)) == one.wins - 1]
    colonies = [Saying(FORESEEN_ONE, {"who": Who(one.seat), "number": one.wins - 1}) for one in near]
    return (*(colonies if view.colonies_win else ()), *_foresee_powers(view))


def _foresee_powers(view: View) -> Iterator[Saying]:
    """Whose power works, and may soon win."""
    near = view.assembly.table(additions.NEAR)
    for one in view.seats:
        for alien in one.works:
            said = near[alien](view, one.seat) if alien in near else None
            if said is not None:
                yield said


def make_outline(assembly: Assembly) -> Outline[View]:
    """The game as a whole, with what expansions say of it."""
    return Outline(
        played=partial(list_played, assembly),
        wins=partial(describe_aim, assembly),
        turn=partial(describe_turn, assembly),
        lasts=partial(estimate_length, assembly),
        foreseen=list_foreseen,
    )
