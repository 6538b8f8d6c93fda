"""What Cosmic Pig hides besides: what lies in envelopes and how many cards do, and where The Piggy is (8.4)."""

import random
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from games.cosmic.expansions.cosmic_pig.edicts import piggy_befriending_contraption
from games.cosmic.expansions.cosmic_pig.rules import dice, piggy, piggy_challenge
from games.cosmic.expansions.cosmic_pig.rules.envelopes import SEES, SEES_NOTHING
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY
from games.cosmic.secrets import SECRETS
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import list_sides
from games.cosmic.state.sides import has_lost
from games.cosmic.state.state import State
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.facts import Fact, Named, Seat
from tests.promises import secrets_cosmic as base

NEEDED: Final = 2
FOUND: Final = frozenset(
    {
        *(piggy.CAPTURES, piggy.IN_HAND, piggy.IN_ENVELOPE, piggy_challenge.DROPPED, piggy_challenge.GOES_TO),
        *(piggy_befriending_contraption.BEFRIENDS, piggy_befriending_contraption.BEFRIENDS_NOBODY),
    }
)
"""Facts after which all know where The Piggy is."""
PLACE: Final = "envelope:"


def told(state: State, viewer: Seat | None, fact: Fact) -> set[str]:
    """Where The Piggy is, once all were told by the rules; which cards were looked for."""
    key = fact.says.key
    if key in {SEES, SEES_NOTHING}:
        return set()
    found = base.told(state, viewer, fact, SECRETS.things.names)
    if key in FOUND or Named("card", "the-piggy") in fact.says.args.values():
        found.add(PIGGY)
    if key == dice.ROLLS_END and PIG.is_on(state):
        limit = dice.find_limit(PIG.options_of(state.options), PIG.of(state).encounters)
        number = fact.says.args["number"]
        found.update({PIGGY} if isinstance(number, int) and number <= limit else ())
    return found


def steady(state: State, viewer: Seat | None) -> set[str]:
    """The hands of the beaten, who would be seen to lose The Piggy; encounter cards of all in a Piggy Challenge."""
    found = base.steady(state, viewer)
    if not PIG.is_on(state):
        return found
    if state.encounter is not None and state.phase == "resolution":
        for seat in state.seats:
            if has_lost(state, seat):
                found.update(state.player(seat).hand)
    if PIG.of(state).challenge is not None or state.table:
        found.add(PIGGY)
        for seat in state.seats:
            if seat != viewer:
                hand = state.player(seat).hand
                cards = sorted(card for card in hand if find_kind(card).is_encounter)
                found.update(cards[:NEEDED] if len(cards) >= NEEDED else hand)
    return found


def held(state: State) -> list[str]:
    """The cards in hands and in envelopes."""
    kept = PIG.of(state) if PIG.is_on(state) else None
    return [
        *base.held(state),
        *(card for cards in (kept.envelopes if kept else {}).values() for card in cards),
    ]


def untouched(state: State, viewer: Seat | None) -> set[str]:
    """Envelopes that somebody else has filled at the beginning, and to which nobody has been since."""
    places = base.untouched(state, viewer)
    kept = PIG.of(state) if PIG.is_on(state) else None
    if kept is None:
        return places
    near = {one.planet for one in kept.counts} | set(kept.seals) | set(_list_targets(state))
    for seat, notes in kept.notes.items():
        near |= {one.planet for one in notes if kept.chosen.get(one.planet) != int(seat) or one.turn}
    return places | {
        f"{PLACE}{planet}" for planet, seat in kept.chosen.items() if seat != viewer and planet not in near
    }


def _list_targets(state: State) -> Iterator[str]:
    """Where somebody is about to land."""
    if state.encounter is not None and len(list_sides(state)) > 1:
        yield state.now.planet


def stirred(state: Any, places: Collection[str], fixed: Collection[str], luck: random.Random) -> Any:  # noqa: ANN401 - plain data
    """Cards go from one of these envelopes to another of the same hider; none becomes empty."""
    state = base.stirred(state, places, fixed, luck)
    kept = state["expansions"]["cosmic_pig"]
    chosen_by = kept.get("chosen", {})
    for seat in sorted(set(chosen_by.values())):
        planets = sorted(
            planet for planet, hider in chosen_by.items() if hider == seat and f"{PLACE}{planet}" in places
        )
        loose = [card for planet in planets for card in kept["envelopes"][planet] if card not in fixed]
        stay = {planet: [one for one in kept["envelopes"][planet] if one in fixed] for planet in planets}
        if len(planets) < 2 or len(loose) <= len(planets):
            continue
        luck.shuffle(loose)
        for planet in planets:
            if not stay[planet]:
                stay[planet].append(loose.pop())
        for card in loose:
            stay[luck.choice(planets)].append(card)
        kept["envelopes"] |= stay
        for one in kept["notes"].get(str(seat), []):
            if one["planet"] in stay:
                one["cards"] = list(stay[one["planet"]])
    return state


def dealt(plain: Any, deal: Mapping[str, str]) -> Any:  # noqa: ANN401 - plain data
    """What was bid and never shown is not bid now."""
    moved = set(deal.values())
    kept = base.dealt(plain, deal)["expansions"].get("cosmic_pig", {})
    for bid in ((kept.get("challenge") or {}).get("bids") or {}).values():
        bid["cards"] = [card for card in bid["cards"] if card not in moved]
    return plain


def otherwise(ask: Ask, reply: Reply, fixed: Collection[str], luck: random.Random) -> Reply:
    """Reinforcements that were bid and never shown are left out."""
    if reply.option == "support":
        cards = tuple(card for card in reply.many("cards") if card in fixed)
        return Reply("support", {**reply.fields, "cards": cards}) if cards else Reply(PASS)
    return base.otherwise(ask, reply, fixed, luck)
