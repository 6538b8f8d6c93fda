"""The encounter in words, from a view: what the picture of it shows, line by line."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.picture.palette import find_look
from games.cosmic.state.catalogue import COSMIC, find_back, find_kind
from games.cosmic.state.catalogue import name_card as card_title
from games.cosmic.state.fates import is_wild, name_special
from games.cosmic.views import additions
from games.cosmic.views.fleets import sum_ships, write_ships, write_side
from games.cosmic.views.view import EncounterView, SideView, View
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who

ADDS: Final = facts.Adds()

GATE: Final = ADDS.keys.line("summary-gate", "who", "planet", "offense", "defense")
AIM: Final = ADDS.keys.line("summary-aim", "planet", "ships")
IN_GATE: Final = ADDS.keys.line("summary-in-gate", "ships")
SIDES: Final = tuple(
    ADDS.keys.line(f"summary-{stance}", "letter", "who", "aliens", "ships")
    for stance in ("offense", "defense")
)
ALLIES: Final = ADDS.keys.line("summary-allies", "who", "seats")
CARDS: Final = ADDS.keys.line("summary-cards", "who", "cards")
OWN: Final = ADDS.keys.line("summary-own", "cards")
DOWN: Final = ADDS.keys.line("summary-down", "who", "number")
KICKERS: Final = ADDS.keys.line("summary-kicker", "who")
DOWN_BACK: Final = ADDS.keys.line("summary-down-back", "who", "number", "back")
SUM: Final = ADDS.keys.line("summary-sum", "who", *facts.TOTAL_PARTS)
SUM_LESS: Final = ADDS.keys.line("summary-sum-less", "who", *facts.LESS_PARTS)
RULES: Final = {
    False: ADDS.keys.line("encounter-higher"),
    True: ADDS.keys.line("encounter-lower"),
}
OUTCOMES: Final = {
    "offense": ADDS.keys.line("outcome-offense", "who"),
    "defense": ADDS.keys.line("outcome-defense", "who"),
    "deal": ADDS.keys.line("outcome-deal"),
    "nobody": ADDS.keys.line("outcome-nobody"),
}


def describe_encounter(view: View, _thing: str | None = None) -> Sequence[Saying]:
    """The encounter that is on, alone: with what the lines of the table say of players in it, too."""
    lines = tell_encounter(view)
    return (
        [*lines, *(line for add in view.assembly[additions.ENCOUNTER] for line in add(view))] if lines else []
    )


def has_encounter(view: View) -> bool:
    """Whether there is an encounter of two."""
    return view.encounter is not None and view.encounter.defense is not None


def tell_encounter(view: View) -> Sequence[Saying]:
    """Who attacks what, on each side ships, allies, cards and sums; what came of it. () where there is none yet."""
    now = view.encounter
    if now is None or now.defense is None:
        return ()
    sides = (now.offense, now.defense)
    ships = [sum_ships(view, side) for side in sides]
    args: dict[str, Arg] = {"who": Who(now.offense.seat), "planet": facts.name_planet(now.planet)}
    lines = [
        *_describe_destiny(now),
        Saying(GATE, {**args, "offense": ships[0], "defense": ships[1]}),
    ]
    is_sum = is_compared(now)
    for stance, side in zip(SIDES, sides, strict=True):
        lines += _describe_side(view, stance, side, is_sum=is_sum)
    if is_sum:
        lines.append(Saying(RULES[now.lower]))
    outcome = tell_outcome(now)
    return lines if outcome is None else [*lines, outcome]


def tell_gate(view: View) -> Sequence[Saying]:
    """Where the gate points and which ships are in it while nobody defends yet; () afterwards."""
    now, ships = view.encounter, write_ships(view, "gate")
    if now is None or now.defense is not None or not (ships or now.planet):
        return ()
    if not now.planet:
        return (Saying(IN_GATE, {"ships": ships}),)
    return (Saying(AIM, {"planet": facts.name_planet(now.planet), "ships": ships or "–"}),)


def are_attacks(now: EncounterView) -> bool:
    """CE-100: whether totals are compared: with a negotiate on either side they decide nothing."""
    sides = (now.offense, now.defense)
    return all(side is not None and side.shown and find_kind(side.shown).is_attack for side in sides)


def is_compared(now: EncounterView) -> bool:
    """Whether both totals are known and compared."""
    return now.offense.sum is not None and are_attacks(now)


def tell_outcome(now: EncounterView) -> Saying | None:
    """What came of it; None while it is open."""
    if now.defense is None or now.winner not in OUTCOMES:
        return None
    who = now.offense.seat if now.winner == "offense" else now.defense.seat
    return Saying(OUTCOMES[now.winner], {"who": Who(who)} if now.winner in {"offense", "defense"} else {})


def _describe_destiny(now: EncounterView) -> list[Saying]:
    """CE-50: the card by which they met, and whether there was a warning."""
    special = name_special(now.destiny)
    lines: list[Saying] = []
    if special is not None:
        lines.append(Saying(facts.DREW_SPECIAL, {"card": special}))
    elif is_wild(now.destiny):
        lines.append(Saying(facts.DREW_WILD))
    elif now.destiny:
        lines.append(Saying(facts.DREW_COLOUR, {"who": Who(Seat(int(now.destiny.split("_")[1])))}))
    return [*lines, Saying(facts.DREW_HAZARD)] if now.hazard else lines


def _describe_side(view: View, stance: str, side: SideView, *, is_sum: bool) -> list[Saying]:
    who = Who(side.seat)
    aliens = Listing(tuple(facts.name_alien(alien) for alien in view.seat(side.seat).powers))
    letter, ships = find_look(side.seat).letter, write_side(view, side)
    lines = [Saying(stance, {"letter": letter, "who": who, "aliens": aliens, "ships": ships})]
    if side.allies:
        seats = Listing(tuple(Who(seat) for seat in side.allies))
        lines.append(Saying(ALLIES, {"who": who, "seats": seats}))
    if side.cards:
        cards = Listing(tuple(card_title(card) for card in (*side.cards, *side.reinforcements)))
        lines.append(Saying(CARDS, {"who": who, "cards": cards}))
    lines += _describe_hidden(view, side)
    if is_sum and side.sum is not None:
        parts = facts.LESS_PARTS if side.sum.less else facts.TOTAL_PARTS
        figures: dict[str, Arg] = {name: getattr(side.sum, name) for name in parts}
        lines.append(Saying(SUM_LESS if side.sum.less else SUM, {"who": who, **figures}))
    return lines


def _describe_hidden(view: View, side: SideView) -> list[Saying]:
    """The cards face down: the viewer's own by their titles, all others by how many there are with each back."""
    own = [card for card in view.own if card not in side.cards] if side.seat == view.viewer else []
    hidden = Counter(side.backs) - Counter(map(find_back, own))
    lines = [Saying(OWN, {"cards": Listing(tuple(map(card_title, own)))})] if own else []
    for back, number in hidden.items():
        args: dict[str, Arg] = {"who": Who(side.seat), "number": number}
        plain = back == COSMIC
        lines.append(
            Saying(DOWN, args) if plain else Saying(DOWN_BACK, {**args, "back": Named("back", back)})
        )
    if side.kickers:
        lines.append(Saying(KICKERS, {"who": Who(side.seat)}))
    return lines
