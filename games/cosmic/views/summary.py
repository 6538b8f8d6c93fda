"""The table, a hand, aliens and a title in words, from a view."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.picture.palette import find_look
from games.cosmic.state.catalogue import (
    ARTIFACT,
    ATTACK,
    COSMIC,
    FLARE,
    KICKER,
    MORPH,
    NEGOTIATE,
    REINFORCEMENT,
    Kind,
    find_back,
    find_kind,
)
from games.cosmic.state.catalogue import name_card as card_title
from games.cosmic.views import additions
from games.cosmic.views.encounter import tell_encounter, tell_gate
from games.cosmic.views.fleets import write_ships, write_system
from games.cosmic.views.view import SeatView, View
from porc_royal.additions import Assembly
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.rulebook import CardShown

ADDS: Final = facts.Adds()

SUMMARY_DECK: Final = ADDS.keys.line("summary-deck", "deck", "discards")
SUMMARY_WARP: Final = ADDS.keys.line("summary-warp", "ships")
SUMMARY_CODE: Final = ADDS.keys.line("summary-code")
SUMMARY_HOME: Final = ADDS.keys.line("summary-home", "letter", "planets")
SUMMARY_IDLE: Final = ADDS.keys.line("summary-idle", "who", "aliens")
SUMMARY_ZAPPED: Final = ADDS.keys.line("summary-zapped", "who", "aliens")
SUMMARY_POLICY: Final = ADDS.keys.line("summary-policy", "aliens", "sorts")
SUMMARY_READY: Final = ADDS.keys.line("summary-ready", "cards")
SUMMARY_BID: Final = ADDS.keys.line("summary-bid", "cards")
SHEET: Final = ADDS.keys.line("sheet", "who", "alien", "power", "works", "zapped")
SHEET_ALONE: Final = ADDS.keys.line("sheet-alone", "alien", "power")
SHEET_FLARES: Final = ADDS.keys.line("sheet-flares", "alien", "wild", "strong")
CARD_TEXTS: Final[Mapping[str, str]] = {
    kind: ADDS.keys.line(f"does-{kind}") for kind in (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, KICKER)
}
"""What cards do that have no text of their own."""
CARD_ARTIFACT: Final = ADDS.keys.line("card-artifact", "effect")
CARD_FLARE: Final = ADDS.keys.line("card-flare", "wild", "strong")


def summarize(view: View) -> Sequence[Saying]:
    """How far it is, the encounter, decks, then for each player figures and planets; what changes most comes first.

    Alternative texts end after a thousand characters.
    """
    lines = [describe_progress(view), *tell_gate(view), *tell_encounter(view)]
    if write_ships(view, "warp"):
        lines.append(Saying(SUMMARY_WARP, {"ships": write_ships(view, "warp")}))
    lines.append(Saying(SUMMARY_DECK, {"deck": view.deck, "discards": len(view.discards)}))
    lines.append(Saying(SUMMARY_CODE))
    for one in view.seats:
        home = {"letter": find_look(one.seat).letter, "planets": write_system(view, one.seat)}
        lines += [describe_seat(view, one), *describe_lying(view, one), *_describe_idle(one)]
        lines.append(Saying(SUMMARY_HOME, {**home}))
        lines += [line for add in view.assembly[additions.SEAT_LINES] for line in add(view, one.seat)]
    for name, planet in view.planets:
        told = planet.kind == "planet" or planet.kind in view.assembly.table(
            additions.LABELS
        )  # with its system, or by a line of its own
        if not told and write_ships(view, name):
            ships = write_ships(view, name)
            lines.append(Saying(facts.SUMMARY_PLANET, {"planet": facts.name_planet(name), "ships": ships}))
    return [*lines, *(line for add in view.assembly[additions.SUMMARY] for line in add(view))]


def describe_seat(view: View, one: SeatView) -> Saying:
    """A player's line; colonies with how many are needed, where colonies win."""
    aliens = Listing(tuple(facts.name_alien(alien) for alien in one.powers))
    figures: dict[str, Arg] = {
        "colonies": len(view.list_foreign(one.seat)),
        "needed": one.wins if view.colonies_win else 0,
        "hand": one.hand,
        "warp": view.there("warp")[one.seat],
    }
    who: dict[str, Arg] = {"letter": find_look(one.seat).letter, "who": Who(one.seat), "aliens": aliens}
    return Saying(facts.SUMMARY_SEAT, {**who, **figures})


def describe_lying(view: View, one: SeatView) -> list[Saying]:
    """What lies on the sheets of a player's aliens, or comes from them."""
    return [said for lying in additions.list_lying(view, one, one.powers) for said in lying.said]


def _describe_idle(one: SeatView) -> list[Saying]:
    """The powers of a player that do not work now."""
    off = [alien for alien in one.powers if alien not in one.works and alien not in one.zapped]
    return [
        Saying(key, {"who": Who(one.seat), "aliens": Listing(tuple(map(facts.name_alien, aliens)))})
        for key, aliens in ((SUMMARY_IDLE, off), (SUMMARY_ZAPPED, one.zapped))
        if aliens
    ]


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
    return [*lines, *(line for add in view.assembly[additions.PLANNED] for line in add(view))]


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
                for lying in additions.list_lying(view, seat, [alien]):
                    lines += lying.said
    if one is not None:
        name = facts.name_alien(one)
        if not lines:
            lines.append(Saying(SHEET_ALONE, {"alien": name, "power": Named("power", name.name)}))
        flares: dict[str, Arg] = {"wild": Named("wild", name.name), "strong": Named("super", name.name)}
        lines.append(Saying(SHEET_FLARES, {"alien": name, **flares}))
    return lines


def describe_sheets(view: View, one: str | None = None) -> Sequence[Saying]:
    """The same, with how far the game is, as the picture has it above the sheets."""
    lines = describe_aliens(view, one)
    return [describe_progress(view), *lines] if lines else []


def has_sheets(view: View) -> bool:
    """Whether any alien is in play."""
    return any(seat.powers for seat in view.seats)


def list_aliens(view: View) -> list[Named]:
    """The aliens that may be looked at: those in play, and those that the viewer was dealt."""
    played = [alien for seat in view.seats for alien in seat.powers]
    return [Named("alien", alien) for alien in dict.fromkeys((*played, *view.dealt, *view.packet))]


def list_hand(view: View) -> Sequence[CardShown]:
    """The viewer's cards; CD-34: those with a back of their own with that."""
    shown: list[CardShown] = []
    for card in view.hand:
        back = find_back(card)
        marks = () if back == COSMIC else (Named("back", back),)
        shown.append(CardShown(card, card_title(card), describe_card(view, card), marks))
    return shown


def describe_card(view: View, card: str) -> Saying:
    """What a card does at this table."""
    own = next(
        (said for say in view.assembly[additions.EFFECTS] if (said := say(view, card)) is not None), None
    )
    if own is not None:
        return own
    return describe_kind(view.assembly, find_kind(card))


def describe_kind(assembly: Assembly, kind: Kind) -> Saying:
    """What all cards of a kind do, at any table."""
    if kind.type == FLARE:
        return say_flare(kind.name.removeprefix("flare_").replace("_", "-"))
    if kind.type == ARTIFACT or kind.is_told:
        return Saying(CARD_ARTIFACT, {"effect": Named("effect", kind.name.replace("_", "-"))})
    return Saying(CARD_TEXTS.get(kind.type) or assembly.table(additions.CARD_TEXTS)[kind.type])


def say_flare(alien: str) -> Saying:
    """What the flare of an alien does, wild and super."""
    return Saying(CARD_FLARE, {"wild": Named("wild", alien), "strong": Named("super", alien)})


def name_title(view: View, seat: Seat) -> Named | None:
    """The alien that a seat plays, once it is shown."""
    powers = view.seats[seat].powers
    return facts.name_alien(powers[0]) if powers else None


def describe_progress(view: View) -> Saying:
    """How far the game is."""
    return Saying(
        facts.PROGRESS, {"turn": view.turn, "who": Who(view.offense), "phase": Named("phase", view.phase)}
    )
