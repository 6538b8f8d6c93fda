"""The table, the encounter, a hand and a title in words, from a view."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import additions, facts
from games.cosmic.catalogue import ARTIFACT, ATTACK, FLARE, KICKER, MORPH, NEGOTIATE, REINFORCEMENT, find_kind
from games.cosmic.catalogue import title as card_title
from games.cosmic.fates import is_wild, name_special
from games.cosmic.picture.palette import look_of
from games.cosmic.views.view import EncounterView, SeatView, SideView, View
from games.table.facts import Arg, Listing, Named, Saying, Seat, Who
from games.table.rulebook import CardShown

SUMMARY_GATE: Final = facts.KEYS.line("summary-gate", "who", "planet", "offense", "defense")
SUMMARY_ALLIES: Final = facts.KEYS.line("summary-allies", "who", "seats")
SUMMARY_CARDS: Final = facts.KEYS.line("summary-cards", "who", "cards")
SUMMARY_SUM: Final = facts.KEYS.line("summary-sum", "who", *facts.TOTAL_PARTS)
SUMMARY_SUM_LESS: Final = facts.KEYS.line("summary-sum-less", "who", *facts.LESS_PARTS)
SUMMARY_DECK: Final = facts.KEYS.line("summary-deck", "deck", "discards")
SUMMARY_WARP: Final = facts.KEYS.line("summary-warp", "ships")
SUMMARY_LETTER: Final = facts.KEYS.line("summary-letter", "who", "letter")
SUMMARY_POLICY: Final = facts.KEYS.line("summary-policy", "aliens", "sorts")
SUMMARY_READY: Final = facts.KEYS.line("summary-ready", "cards")
SUMMARY_BID: Final = facts.KEYS.line("summary-bid", "cards")
SHEET: Final = facts.KEYS.line("sheet", "who", "alien", "power", "works", "zapped")
SHEET_FLARES: Final = facts.KEYS.line("sheet-flares", "alien", "wild", "strong")
CARD_TYPES: Final = {
    kind: facts.KEYS.line(f"does-{kind}") for kind in (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, KICKER)
}
"""What cards do that have no text of their own."""
CARD_ARTIFACT: Final = facts.KEYS.line("card-artifact", "effect")
CARD_FLARE: Final = facts.KEYS.line("card-flare", "wild", "strong")


def summary(view: View) -> Sequence[Saying]:
    """How far it is, the encounter, one line a seat, one a planet on which others than its owner stand."""
    lines = [progress(view), *describe_encounter(view)]
    for one in view.seats:
        lines.append(describe_seat(view, one))
        lines.append(Saying(SUMMARY_LETTER, {"who": Who(one.seat), "letter": look_of(one.seat).letter}))
        lines += [line for add in additions.SEAT_LINES for line in add(view, one.seat)]
    for name, planet in view.planets:
        there = view.there(name)
        told = planet.kind in additions.LABELS  # by a line of its own, whoever is there
        if not told and any(number for seat, number in enumerate(there) if seat != planet.system):
            ships = write_ships(view, name)
            lines.append(Saying(facts.SUMMARY_PLANET, {"planet": facts.name_planet(name), "ships": ships}))
    if write_ships(view, "warp"):
        lines.append(Saying(SUMMARY_WARP, {"ships": write_ships(view, "warp")}))
    lines.append(Saying(SUMMARY_DECK, {"deck": view.deck, "discards": len(view.discards)}))
    return [*lines, *(line for add in additions.SUMMARY for line in add(view))]


def describe_seat(view: View, one: SeatView) -> Saying:
    """A player's line."""
    aliens = Listing(tuple(facts.name_alien(alien) for alien in one.powers))
    figures: dict[str, Arg] = {
        "colonies": len(view.list_foreign(one.seat)),
        "hand": one.hand,
        "warp": view.there("warp")[one.seat],
    }
    return Saying(facts.SUMMARY_SEAT, {"who": Who(one.seat), "aliens": aliens, **figures})


def describe_encounter(view: View, _thing: str | None = None) -> Sequence[Saying]:
    """The encounter that is on: who attacks what, allies, cards and sums."""
    now = view.encounter
    if now is None or now.defense is None:
        return []
    sides = (now.offense, now.defense)
    ships = [sum_ships(view, side) for side in sides]
    args: dict[str, Arg] = {"who": Who(now.offense.seat), "planet": facts.name_planet(now.planet)}
    lines = [
        *_describe_destiny(now),
        Saying(SUMMARY_GATE, {**args, "offense": ships[0], "defense": ships[1]}),
    ]
    for side in sides:
        lines += _describe_side(side, is_sum=are_attacks(now))
    return lines


def are_attacks(now: EncounterView) -> bool:
    """CE-100: whether totals are compared: with a negotiate on either side they decide nothing."""
    sides = (now.offense, now.defense)
    return all(side is not None and side.shown and find_kind(side.shown).is_attack for side in sides)


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


def _describe_side(side: SideView, *, is_sum: bool) -> list[Saying]:
    who = Who(side.seat)
    lines: list[Saying] = []
    if side.allies:
        seats = Listing(tuple(Who(seat) for seat in side.allies))
        lines.append(Saying(SUMMARY_ALLIES, {"who": who, "seats": seats}))
    if side.cards:
        cards = Listing(tuple(card_title(card) for card in (*side.cards, *side.reinforcements)))
        lines.append(Saying(SUMMARY_CARDS, {"who": who, "cards": cards}))
    if is_sum and side.sum is not None:
        parts = facts.LESS_PARTS if side.sum.less else facts.TOTAL_PARTS
        figures: dict[str, Arg] = {name: getattr(side.sum, name) for name in parts}
        lines.append(Saying(SUMMARY_SUM_LESS if side.sum.less else SUMMARY_SUM, {"who": who, **figures}))
    return lines


def sum_ships(view: View, side: SideView) -> int:
    """The ships of a side, the main player's and its allies'; those of the defense stand on the planet, too."""
    now = view.encounter
    if now is None:
        return 0
    if side.seat == now.offense.seat:
        return sum(view.there("gate"))
    return sum(view.there("beside")) + view.there(now.planet)[side.seat]


def write_ships(view: View, place: str) -> str:
    """The ships in a place, as the board writes them: "A4 B2"; "" for none."""
    ships = enumerate(view.there(place))
    return " ".join(f"{look_of(seat).letter}{number}" for seat, number in ships if number)


def describe_plans(view: View) -> Sequence[Saying]:
    """What the viewer has ordered and prepared in secret."""
    lines: list[Saying] = []
    policy = view.policy
    if policy is not None and (policy.powers or policy.cards):
        aliens = Listing(tuple(facts.name_alien(alien) for alien in policy.powers))
        sorts = Listing(tuple(facts.name_sort(sort) for sort in policy.cards))
        lines.append(Saying(SUMMARY_POLICY, {"aliens": aliens, "sorts": sorts}))
    ready = (*(policy.ready if policy is not None else ()), *view.soon)
    for key, cards in ((SUMMARY_READY, ready), (SUMMARY_BID, view.bid)):
        if cards:
            lines.append(Saying(key, {"cards": Listing(tuple(card_title(card) for card in cards))}))
    return [*lines, *(line for add in additions.PLANNED for line in add(view))]


def describe_aliens(view: View, one: str | None = None) -> Sequence[Saying]:
    """Whose alien can do what; of one alone its flares, too."""
    lines: list[Saying] = []
    for seat in view.seats:
        for alien in seat.powers:
            if one in (None, alien):
                named = facts.name_alien(alien)
                args: dict[str, Arg] = {
                    "who": Who(seat.seat),
                    "alien": named,
                    "power": Named("power", named.name),
                }
                args |= {"works": int(alien in seat.works), "zapped": int(alien in seat.zapped)}
                lines.append(Saying(SHEET, args))
    if one is not None:
        name = facts.name_alien(one)
        flares: dict[str, Arg] = {"wild": Named("wild", name.name), "strong": Named("super", name.name)}
        lines.append(Saying(SHEET_FLARES, {"alien": name, **flares}))
    return lines


def list_aliens(view: View) -> list[Named]:
    """The aliens that may be looked at: those in play, and those that the viewer was dealt."""
    played = [alien for seat in view.seats for alien in seat.powers]
    return [Named("alien", alien) for alien in dict.fromkeys((*played, *view.dealt))]


def hand(view: View) -> Sequence[CardShown]:
    """The viewer's cards."""
    return [CardShown(card, card_title(card), describe_card(view, card)) for card in view.hand]


def describe_card(view: View, card: str) -> Saying:
    """What a card does at this table."""
    own = next((said for say in additions.EFFECTS if (said := say(view, card)) is not None), None)
    if own is not None:
        return own
    kind = find_kind(card)
    if kind.type == FLARE:
        alien = kind.name.removeprefix("flare_").replace("_", "-")
        return Saying(CARD_FLARE, {"wild": Named("wild", alien), "strong": Named("super", alien)})
    if kind.type == ARTIFACT or kind.is_told:
        return Saying(CARD_ARTIFACT, {"effect": Named("effect", kind.name.replace("_", "-"))})
    return Saying(CARD_TYPES[kind.type])


def title(view: View, seat: Seat) -> Named | None:
    """The alien that a seat plays, once it is shown."""
    powers = view.seats[seat].powers
    return facts.name_alien(powers[0]) if powers else None


def progress(view: View) -> Saying:
    """How far the game is."""
    return Saying(
        facts.PROGRESS, {"turn": view.turn, "who": Who(view.offense), "phase": Named("phase", view.phase)}
    )
