"""The game as a whole, as people are told of it: before it begins, when it begins, and before it ends."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.state.options import read_options
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.facts import Saying, Who
from porc_royal.rulebook import Lasting, Outline, Settings

OWN: Final = Additions(facts.GAME)
PLAYED_RULES: Final = {
    "seed": OWN.keys.notice("played-seed"),
    "quick": OWN.keys.notice("played-quick"),
    "own": OWN.keys.notice("played-own"),
}
PLAYED_ROUNDS: Final = OWN.keys.notice("played-rounds", "number")
WINS: Final = OWN.keys.notice("wins", "number")
TURN: Final = OWN.keys.notice("turn-goes")
FORESEEN_LAST: Final = OWN.keys.notice("foreseen-last", "round")
FORESEEN_ADRIFT: Final = OWN.keys.notice("foreseen-adrift")
FORESEEN_CONCEDED: Final = OWN.keys.notice("foreseen-conceded", "who")


def played(settings: Settings) -> tuple[Saying, ...]:
    """The kind of game, and its rounds."""
    options = read_options(settings)
    return (Saying(PLAYED_RULES[options.preset]), Saying(PLAYED_ROUNDS, {"number": options.rounds}))


def wins(settings: Settings) -> Saying:
    """IP-2, IP-116: what wins."""
    return Saying(WINS, {"number": read_options(settings).rounds})


def turn(_settings: Settings) -> Saying:
    """IP-43: how a turn goes."""
    return Saying(TURN)


def lasts(players: int, settings: Settings) -> Lasting:
    """As games of practice players went, some of whom die on the way."""
    rounds = read_options(settings).rounds
    return Lasting((rounds, rounds), max(2, players - 1), start=2 + 5 * players)


def foreseen(view: View) -> tuple[Saying, ...]:
    """IP-116, R-59, R-93: the last round, with the prize adrift or not; and the one who has not given up yet."""
    told = []
    if view.round == view.rounds:
        told.append(Saying(FORESEEN_LAST, {"round": view.round}))
        told += [Saying(FORESEEN_ADRIFT)] if view.afloat else []
    staying = [one for one in view.seats if not one.out]
    left = [one for one in staying if not one.conceding]
    if len(staying) > 1 and len(left) == 1:
        told.append(Saying(FORESEEN_CONCEDED, {"who": Who(left[0].seat)}))
    return tuple(told)


OUTLINE: Final[Outline[View]] = Outline(played, wins, turn, lasts, foreseen)
