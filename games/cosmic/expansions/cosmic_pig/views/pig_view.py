"""CP-3, CP-R5: what a viewer may know of envelopes; the only function of the expansion that leaves things out.

Hidden: what lies in envelopes, how many cards do, and where The Piggy is. A viewer knows what it left or saw there
itself, all know who has hidden cards where, and what landers have said.
"""

from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.comparison import (
    is_attacking,
    list_fighters,
    list_leaders,
    reckon_alone,
)
from games.cosmic.expansions.cosmic_pig.state.knowledge import (
    ChallengeSeen,
    CountSeen,
    EnvelopeSeen,
    FighterSeen,
    PigSeen,
)
from games.cosmic.expansions.cosmic_pig.state.pig_kept import CHALLENGE, PIG, Note, count_bases
from games.cosmic.state.ships import count
from games.cosmic.state.state import State
from porc_royal.facts import Seat

ADDS: Final = PIG.part()


@ADDS.shows
def show(state: State, viewer: Seat | None) -> PigSeen:
    """What `viewer` may know."""
    kept = PIG.of(state)
    notes = {} if viewer is None else {one.planet: one for one in kept.notes.get(str(viewer), [])}
    challenge, last = kept.challenge, kept.sighted
    bid = None if challenge is None or viewer is None else challenge.bids.get(str(viewer))
    return PigSeen(
        envelopes=tuple(_show_envelope(state, planet, notes.get(planet)) for planet in state.planets),
        counts=tuple(CountSeen(one.seat, one.planet, one.turn, one.how, one.number) for one in kept.counts),
        encounters=kept.encounters,
        bases=tuple(count_bases(state, seat) for seat in state.seats),
        sighted=None if last is None else ("" if last.holder is None else str(last.holder), last.planet),
        sighted_turn=0 if last is None else last.turn,
        challenge=_show_challenge(state),
        plan=()
        if viewer is None
        else tuple((planet, tuple(cards)) for planet, cards in kept.plans.get(str(viewer), {}).items()),
        bid=() if bid is None else bid.cards,
    )


def _show_envelope(state: State, planet: str, known: Note | None) -> EnvelopeSeen:
    kept = PIG.of(state)
    seal = kept.seals.get(planet)
    return EnvelopeSeen(
        planet=planet,
        hider=kept.chosen.get(planet),
        seal=None if seal is None else seal.seat,
        turn=None if known is None else known.turn,
        put=known is not None and known.how == "put",
        cards=() if known is None else known.cards,
    )


def _show_challenge(state: State) -> ChallengeSeen | None:
    """What has been committed is public once all have (CP-43); bids are not."""
    challenge = PIG.of(state).challenge
    if challenge is None:
        return None
    fighters = list_fighters(state)
    shown = tuple(
        FighterSeen(
            seat,
            count(state, seat, CHALLENGE),
            tuple(challenge.cards.get(str(seat), [])),
            challenge.shown[str(seat)],
            tuple(challenge.supports.get(str(seat), [])),
            reckon_alone(state, seat).total if is_attacking(state, seat) else None,
        )
        for seat in fighters
    )
    return ChallengeSeen(challenge.round, shown, tuple(list_leaders(state)) if fighters else ())
