"""What a script would ask first, found out on a copy of the game, so that it can be asked a round earlier.

Only what everybody sees, or its owner holds, may be chosen among: whoever is asked before it is known whether a card
stands must learn nothing by the question.
"""

from collections.abc import Callable, Coroutine
from typing import Final

import msgspec
from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension.sources import list_held
from games.cosmic.questions.script import EncounterOver, GameOver
from games.cosmic.state.state import State
from porc_royal.additions import Place
from porc_royal.asks import Ask, list_picks
from porc_royal.facts import Named, Seat
from porc_royal.script import Together

SEEN_BY_ALL: Final = frozenset(
    {
        facts.ASK_CHOOSE_SEAT,
        facts.ASK_CHOOSE_YES,
        facts.ASK_CHOOSE_NUMBER,
        facts.ASK_CHOOSE_PLANET,
        facts.ASK_CHOOSE_SHIPS,
        facts.ASK_CHOOSE_ALIEN,
    }
)
"""Questions that choose among what everybody sees."""
FORESEEN: Final[Place[str]] = Place("further questions of cards that choose among what everybody sees")
"""Each by its key, one of a choice by its name ("visionary-card")."""


def foresee(
    state: State, seat: Seat, begin: Callable[[State], Coroutine[object, object, None]]
) -> Ask | None:
    """The question that a script would put to this seat before it tells or asks anything else, if it may be known.

    begin  the script, for a game that is a copy of this one
    """
    copy = msgspec.json.decode(msgspec.json.encode(state), type=type(state))
    script = begin(copy)
    try:
        request = script.send(None)
    except (StopIteration, EncounterOver, GameOver):
        return None
    script.close()
    if not isinstance(request, Together):
        return None
    owed = [one for one in request.asks if not one.optional]
    return _strip(owed[0]) if [one.seat for one in owed] == [seat] and _may_be_known(state, owed[0]) else None


def _may_be_known(state: State, asked: Ask) -> bool:
    what = asked.args.get("what")
    if isinstance(what, Named) and what.name in state.assembly[FORESEEN]:
        return True
    if asked.key == facts.ASK_CHOOSE_CARD:
        cards = {*list_picks(asked, "card", facts.CARD), *list_picks(asked, "card", facts.CARDS)}
        return cards.issubset(list_held(state, asked.seat))
    return asked.key in SEEN_BY_ALL or asked.key in state.assembly[FORESEEN]


def _strip(asked: Ask) -> Ask:
    """Without what may be ordered besides, which is offered anew."""
    options = {name: one for name, one in asked.options.items() if not (one.part or one.free)}
    return replace(asked, options=options)
