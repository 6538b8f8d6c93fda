"""The game as a whole, as people are told of it: before it begins, when it begins, and before it ends."""

from typing import Final

from games.cochons import facts
from games.cochons.state.options import Options, read_options
from games.cochons.state.state import Phase
from games.cochons.views.view import SeatView, View
from porc_royal.additions import Additions
from porc_royal.facts import Saying, Who
from porc_royal.rulebook import Lasting, Outline, Settings

OWN: Final = Additions(facts.GAME)
PLAYED_SIMPLIFIED: Final = OWN.keys.notice("played-simplified")
PLAYED_COMPLETE: Final = OWN.keys.notice("played-complete")
PLAYED_POWERS: Final = OWN.keys.notice("played-powers")
PLAYED_NO_POWERS: Final = OWN.keys.notice("played-no-powers")
PLAYED_TURNS: Final = OWN.keys.notice("played-turns", "number")
WINS_SIMPLIFIED: Final = OWN.keys.notice("wins-simplified", "number")
WINS_COMPLETE: Final = OWN.keys.notice("wins-complete", "number")
TURN_SIMPLIFIED: Final = OWN.keys.notice("turn-simplified")
TURN_COMPLETE: Final = OWN.keys.notice("turn-complete")
FORESEEN_WIN: Final = OWN.keys.notice("foreseen-win", "who", "turn")
FORESEEN_PERHAPS: Final = OWN.keys.notice("foreseen-perhaps", "who")
FORESEEN_LAST: Final = OWN.keys.notice("foreseen-last", "turn")

COUNTED: Final[frozenset[Phase]] = frozenset(
    ("new-troops", "governors", "candidates", "voting", "end-of-turn")
)
"""The phases after glands were counted: those that are there now count next turn."""
TURNS: Final = {"simplified": (2, 4), "complete": (2, 6)}
SHORT: Final = -20
"""By so many waits the first turn is shorter than others: almost nobody meets."""
TILES: Final = {3: 16, 4: 19, 5: 26, 6: 30}
"""Tiles that are laid one after another, where people build (S-8, C-9)."""


def played(settings: Settings) -> tuple[Saying, ...]:
    """The rules, the powers where there are any to have, and the last turn."""
    options = read_options(settings)
    turns = Saying(PLAYED_TURNS, {"number": options.max_turns})
    if options.rule_set == "simplified":
        return (Saying(PLAYED_SIMPLIFIED), turns)
    powers = PLAYED_POWERS if options.clan_powers else PLAYED_NO_POWERS
    return (Saying(PLAYED_COMPLETE), Saying(powers), turns)


def wins(settings: Settings) -> Saying:
    """S-26, C-58, R-122: what wins."""
    options = read_options(settings)
    key = WINS_COMPLETE if options.rule_set == "complete" else WINS_SIMPLIFIED
    return Saying(key, {"number": options.max_turns})


def turn(settings: Settings) -> Saying:
    """S-12, C-15: how a turn goes."""
    return Saying(TURN_COMPLETE if read_options(settings).rule_set == "complete" else TURN_SIMPLIFIED)


def lasts(players: int, settings: Settings) -> Lasting:
    """As games of practice players went; whoever builds the galaxy by hand waits for each tile."""
    options = read_options(settings)
    least, most = TURNS[options.rule_set]
    if options.max_turns:
        least, most = min(least, options.max_turns), min(most, options.max_turns)
    answers, reactions = _count_waits(players, options)
    start = SHORT if options.auto_build else SHORT + TILES[players]
    return Lasting((least, most), answers, reactions, start)


def _count_waits(players: int, options: Options) -> tuple[int, int]:
    """The waits of a turn, for answers and for windows."""
    if options.rule_set == "complete":
        return 5 + 7 * players, 2 + 3 * players
    in_order = 2 if options.placing == "in-order" else 0
    return 7 + 5 * players + in_order, 1 if options.gap_windows else 3


def foreseen(view: View) -> tuple[Saying, ...]:
    """S-26, R-97, R-122: who wins when glands are counted next, as far as everybody can see; the last turn."""
    counted = view.turn + (view.phase in COUNTED)
    last = (Saying(FORESEEN_LAST, {"turn": view.turn}),) if view.turn == view.max_turns else ()
    if counted == 1:
        return last
    sure = next((one for one in view.seats if _wins_surely(view, one)), None)
    if sure is not None:
        return (Saying(FORESEEN_WIN, {"who": Who(sure.seat), "turn": counted}), *last)
    perhaps = [one for one in view.seats if view.complete and _wins_perhaps(view, one)]
    return (*(Saying(FORESEEN_PERHAPS, {"who": Who(one.seat)}) for one in perhaps), *last)


def _wins_surely(view: View, seat: SeatView) -> bool:
    """C-5: where recipes are secret, only what would do for each of them is sure."""
    asked = (seat.recipe,) if not view.complete and seat.recipe is not None else view.recipes
    return bool(seat.clan) and all(seat.production.covers(recipe) for recipe in asked)


def _wins_perhaps(view: View, seat: SeatView) -> bool:
    """Whether some recipe of the box would be complete."""
    return bool(seat.clan) and any(seat.production.covers(recipe) for recipe in view.recipes)


OUTLINE: Final[Outline[View]] = Outline(played, wins, turn, lasts, foreseen)
