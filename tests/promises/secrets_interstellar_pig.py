"""What Interstellar Pig hides (section E): hands, envelopes and how much is in them, and the order of the events."""

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, Final

from games.interstellar_pig import facts
from games.interstellar_pig.events.sensors import SEEN
from games.interstellar_pig.extension.catalogue import (
    CARDS,
    PRIZE,
    build_attribute_deck,
    is_one_use,
    list_covered,
)
from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.rules.autostash import autostash
from games.interstellar_pig.rules.commits import list_protecting, list_usable
from games.interstellar_pig.rules.survival import find_needs_here
from games.interstellar_pig.secrets import list_names
from games.interstellar_pig.state.places import is_on_surface
from games.interstellar_pig.state.state import State
from porc_royal.asks import PASS, Answer, Ask, Reply
from porc_royal.cards import get_title
from porc_royal.facts import Arg, Fact, Listing, Named, Seat

PRIVATE: Final = frozenset(
    (
        facts.DEALT,
        facts.KEPT,
        facts.STASHED_IN,
        facts.FOUND,
        facts.DIVIDED,
        facts.LOOT,
        facts.KEEPS,
        facts.STANDS,
    )
)


@cache
def cards_of(*kinds: str) -> frozenset[str]:
    """The Attribute cards of these kinds, or titles."""
    return frozenset(
        card
        for card in build_attribute_deck(RULEBOOK.assembly)
        if get_title(card) in kinds or CARDS[get_title(card)].kind in kinds
    )


def told(state: State, viewer: Seat | None, fact: Fact) -> set[str]:
    """A fact names titles: none of their copies may then be dealt otherwise.

    What somebody is told alone is in that one's view, but for the hand that Sensors show.
    """
    if fact.says.key in PRIVATE or (
        fact.says.key == SEEN and (state.turn is None or viewer != state.turn.seat)
    ):
        return set()
    titles = set(_titles(fact.says.args.values()))
    return {card for card in list_names() if get_title(card) in titles}


def _titles(args: Collection[Arg]) -> Iterator[str]:
    for arg in args:
        match arg:
            case Named("card" | "event", title):
                yield title
            case Listing(items):
                yield from _titles(items)
            case _:
                continue


def held(state: State) -> list[str]:
    """The cards in hands."""
    return [card for player in state.players for card in player.hand]


# --------------------------------------------------------- what must stay as it is, so that a script stays the same


def steady(state: State, viewer: Seat | None) -> set[str]:
    """Cards that act by themselves: in another place they would lawfully change what everybody sees.

    Gear is among them by which others live where they stand (INV-4), or might: it is shown on landing (R-33). So is the
    Keepsake once it drifts in space: everybody has seen who lost it, and no hand holds it.
    """
    found: set[str] = {PRIZE} if state.afloat else set()
    others = [Seat(seat) for seat in range(len(state.players)) if seat != viewer]
    if any(state.player(seat).standing for seat in others):
        found |= cards_of("repair-kit")
    if found_out(state):
        found |= cards_of("hazard")
    remedies = cards_of("virulent-bacteria", "vaccine")
    if remedies.intersection(state.discards):
        found |= remedies
    if state.phase == "placement":
        found |= cards_of("gear")
    for seat in others:
        found |= {
            card
            for card in cards_of("gear")
            if set(list_covered(card)).intersection(find_needs_here(state, seat))
        }
    return found


def found_out(state: State) -> bool:
    """Whether somebody has just come where hazards may lie, so that all know whether some lay there."""
    if state.turn is None:
        return False
    landed = is_on_surface(state.player(state.turn.seat).place) and (
        bool(state.turn.trail) or state.options.allow_hold
    )
    return landed or state.options.hazards == "on_opening"


def said(state: State, ask: Ask, reply: Reply) -> Reply:
    """A reply with all that it leaves to the rules, which would choose otherwise from another hand.

    Which gear is shown it leaves to the rules: from no hand can more be shown than the steady cards allow.
    """
    match reply.option:
        case "protect" | "reusable":
            cards = committed(state, ask.seat, reply.option)
            return Reply("commit", {facts.CARDS: tuple(cards)}) if cards else Reply(PASS)
        case "auto":
            parts = [tuple(part) for part in autostash(state, ask.seat)]
            names = (facts.KEEP, *facts.STASHES)
            return Reply("stash-anyway", dict[str, Answer](zip(names, parts, strict=False)))
        case "stash":
            return Reply("stash-anyway", reply.fields)
        case _:
            kept = {name: one for name, one in reply.fields.items() if name != facts.SHOW}
            return Reply(reply.option, kept)


def committed(state: State, seat: Seat, option: str) -> list[str]:
    """What "protect" and "reusable" stand for (D-17)."""
    place = state.fight.place if state.fight is not None else ""
    cards = list_usable(state, seat, "ground" if is_on_surface(place) else "space")
    return list_protecting(cards) if option == "protect" else [card for card in cards if not is_one_use(card)]


# ---------------------------------------------------------------------------- how much is in an envelope


def untouched(state: State, viewer: Seat | None) -> set[str]:
    """Planets on which nobody stands, and of whose envelopes the viewer knows nothing."""
    notes = state.player(viewer).notes if viewer is not None else {}
    return {
        planet
        for planet in state.planets
        if planet not in notes and not any(player.place == f"{planet}.s" for player in state.players)
    }


def stirred(state: Any, places: Collection[str], fixed: Collection[str], luck: Any) -> Any:  # noqa: ANN401 - plain data
    """The plain data of a state with the hidden cards in these envelopes shuffled among them, their numbers too."""
    envelopes = [state["planets"][planet]["envelope"] for planet in sorted(places)]
    loose = [card for envelope in envelopes for card in envelope if card not in fixed]
    for envelope in envelopes:
        envelope[:] = [card for card in envelope if card in fixed]
    for card in loose:
        luck.choice(envelopes).append(card)
    return state
