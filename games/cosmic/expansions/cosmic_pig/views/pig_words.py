"""Envelopes, bases and Piggy Challenges in words, from a view."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.piggy_cards import FINDER
from games.cosmic.expansions.cosmic_pig.state.knowledge import EnvelopeSeen, PigSeen, Said
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG
from games.cosmic.state.catalogue import ATTACK, REINFORCEMENT, find_kind, name_card
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who

ADDS: Final = facts.Adds()

BASES: Final = ADDS.keys.line("pig-bases", "who", "number")
HIDER: Final = ADDS.keys.line("pig-hider", "planet", "who")
SEALED: Final = ADDS.keys.line("pig-sealed", "planet", "who")
LEFT: Final = ADDS.keys.line("pig-left", "planet", "turn", "cards")
SAW: Final = ADDS.keys.line("pig-saw", "planet", "turn", "cards")
EMPTY: Final = ADDS.keys.line("pig-empty", "planet", "turn")
SAID: Final[dict[Said, str]] = {
    "exchanged": ADDS.keys.line("pig-said-exchanged", "planet", "turn", "who", "number"),
    "took": ADDS.keys.line("pig-said-took", "planet", "turn", "who", "number"),
    "stashed": ADDS.keys.line("pig-said-stashed", "planet", "turn", "who", "number"),
    "sealed": ADDS.keys.line("pig-said-sealed", "planet", "turn", "who", "number"),
}
DOES: Final = {
    ATTACK: ADDS.keys.line("pig-does-attack"),
    REINFORCEMENT: ADDS.keys.line("pig-does-reinforcement"),
}
DOES_FINDER: Final = ADDS.keys.line("pig-does-finder")
PLANNED: Final = ADDS.keys.line("pig-planned", "planet", "cards")
BID: Final = ADDS.keys.line("pig-bid", "cards")
SIGHTED_HAND: Final = ADDS.keys.line("pig-sighted-hand", "turn", "who")
SIGHTED_UNDER: Final = ADDS.keys.line("pig-sighted-under", "turn", "planet")
CHALLENGE: Final = ADDS.keys.line("pig-challenge", "number")
FIGHTER: Final = ADDS.keys.line("pig-fighter", "who", "cards", "ships")
FIGHTER_TOTAL: Final = ADDS.keys.line("pig-fighter-total", "who", "cards", "ships", "total")


def describe_envelopes(view: View, planet: str | None = None) -> Sequence[Saying]:
    """What the viewer knows of one envelope, or of all: what it left or saw there, and when; what all know."""
    seen = PIG.seen(view)
    if seen is None:
        return []
    envelopes = [one for one in seen.envelopes if planet in (None, one.planet)]
    return [line for one in envelopes for line in _describe(seen, one)]


def _describe(seen: PigSeen, envelope: EnvelopeSeen) -> Iterator[Saying]:
    where: dict[str, Arg] = {"planet": facts.name_planet(envelope.planet)}
    if envelope.turn is not None and not envelope.cards:
        yield Saying(EMPTY, {**where, "turn": envelope.turn})
    elif envelope.turn is not None:
        cards = name_cards(envelope.cards)
        yield Saying(LEFT if envelope.put else SAW, {**where, "turn": envelope.turn, "cards": cards})
    if envelope.hider is not None and not (envelope.put and envelope.turn == 0):
        yield Saying(HIDER, {**where, "who": Who(envelope.hider)})
    if envelope.seal is not None:
        yield Saying(SEALED, {**where, "who": Who(envelope.seal)})
    for one in seen.counts:
        if one.planet == envelope.planet:
            yield Saying(
                SAID[one.how], {**where, "turn": one.turn, "who": Who(one.seat), "number": one.number}
            )


def name_cards(cards: Sequence[str]) -> Listing:
    """Cards by their titles."""
    return Listing(tuple(name_card(card) for card in cards))


def list_known(view: View) -> list[Named]:
    """The envelopes of which there is something to say."""
    seen = PIG.seen(view)
    known = [] if seen is None else [one.planet for one in seen.envelopes if any(_describe(seen, one))]
    return [facts.name_planet(planet) for planet in known]


def describe_bases(view: View, seat: Seat) -> Sequence[Saying]:
    """CP-21: how many bases a player has."""
    seen = PIG.seen(view)
    return [] if seen is None else [Saying(BASES, {"who": Who(seat), "number": seen.bases[seat]})]


def describe_sighting(view: View) -> Sequence[Saying]:
    """Where The Piggy was last for all to see; it may have moved since."""
    seen = PIG.seen(view)
    if seen is None or seen.sighted is None:
        return []
    holder, planet = seen.sighted
    if planet:
        return [Saying(SIGHTED_UNDER, {"turn": seen.sighted_turn, "planet": facts.name_planet(planet)})]
    return (
        [Saying(SIGHTED_HAND, {"turn": seen.sighted_turn, "who": Who(Seat(int(holder)))})] if holder else []
    )


def describe_challenge(view: View) -> Sequence[Saying]:
    """The Piggy Challenge that is on, once all have committed."""
    seen = PIG.seen(view)
    if seen is None or seen.challenge is None:
        return []
    lines = [Saying(CHALLENGE, {"number": seen.challenge.round})]
    for one in seen.challenge.fighters:
        cards = name_cards((*one.cards, *one.supports))
        args: dict[str, Arg] = {"who": Who(one.seat), "cards": cards, "ships": one.ships}
        key = FIGHTER if one.total is None else FIGHTER_TOTAL
        lines.append(Saying(key, args | ({} if one.total is None else {"total": one.total})))
    return lines


def describe_plan(view: View) -> Sequence[Saying]:
    """What the viewer is about to hide, and what it would play in a Piggy Challenge."""
    seen = PIG.seen(view)
    if seen is None:
        return []
    lines = [
        Saying(PLANNED, {"planet": facts.name_planet(planet), "cards": name_cards(cards)})
        for planet, cards in seen.plan
    ]
    return [*lines, *([Saying(BID, {"cards": name_cards(seen.bid)})] if seen.bid else [])]


def describe_effect(view: View, card: str) -> Saying | None:
    """CP-20, CP-22: what attacks and reinforcements do; those with a text of their own say it."""
    kind = find_kind(card)
    key = DOES_FINDER if kind.name == FINDER[0][0] else None if kind.is_told else DOES.get(kind.type)
    return Saying(key) if key is not None and PIG.seen(view) is not None else None


ADDS.add(additions.EFFECTS, describe_effect)
ADDS.add(additions.SEAT_LINES, describe_bases)
ADDS.add(additions.SUMMARY, describe_challenge)
ADDS.add(additions.SUMMARY, describe_sighting)
ADDS.add(additions.SUMMARY, describe_envelopes)
ADDS.add(additions.PLANNED, describe_plan)
