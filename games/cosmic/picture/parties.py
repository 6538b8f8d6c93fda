"""From a view to cards and to the encounter: both sides, the sum line by line, the outcome."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal

from games.cosmic import facts
from games.cosmic.extension.hooks import Reckoning
from games.cosmic.picture.shown import (
    Back,
    CardFace,
    CardKind,
    EncounterPicture,
    FleetShown,
    LineKind,
    LineShown,
    PartyShown,
    Side,
)
from games.cosmic.state.catalogue import ARTIFACT, FLARE, Kind, find_back, find_kind, name_card
from games.cosmic.views import additions
from games.cosmic.views.encounter import RULES, is_compared, tell_encounter, tell_outcome
from games.cosmic.views.view import EncounterView, SideView, View
from porc_royal.facts import Named, Saying, Seat
from porc_royal.rulebook import Phrase

ADDS: Final = facts.Adds()

TITLE: Final = ADDS.keys.line("encounter-title")
KINDS: Final[dict[str, CardKind]] = {
    "attack": "attack",
    "negotiate": "negotiate",
    "morph": "morph",
    "reinforcement": "reinforcement",
    "artifact": "artifact",
    "flare": "flare",
    "kicker": "kicker",
    "retreat": "retreat",
    "intimidate": "intimidate",
    "rift": "rift",
}
BACKS: Final[dict[str, Back]] = {"cosmic": "cosmic", "reward": "reward"}
Part = Callable[[Reckoning], int]
LINES: Final[tuple[tuple[LineKind, str, Part], ...]] = (
    ("effect", ADDS.keys.line("sum-bases"), lambda sum_: sum_.bases),
    ("ships", ADDS.keys.line("sum-own"), lambda sum_: sum_.own),
    ("allies", ADDS.keys.line("sum-allies"), lambda sum_: sum_.allies),
    ("reinforcement", ADDS.keys.line("sum-reinforcements"), lambda sum_: sum_.reinforcements),
    ("effect", ADDS.keys.line("sum-bonus"), lambda sum_: sum_.bonus),
)
CARDS: Final = ADDS.keys.line("sum-cards")
CHANGED: Final = ADDS.keys.line("sum-changed")


def show_card(card: str, phrase: Phrase, powers: Collection[str] = ()) -> CardFace:
    """A card as it is drawn; `powers` are those of its holder."""
    kind = find_kind(card)
    name = kind.name.replace("_", "-")
    words = phrase(name_card(card))
    if kind.type == FLARE:
        alien = kind.name.removeprefix("flare_")
        wild, strong = (phrase(Named(form, alien.replace("_", "-"))) for form in ("wild", "super"))
        return CardFace("flare", words, wild=wild, strong=strong, alien=alien, mine=alien in powers)
    shown = KINDS.get(kind.type) or additions.FACES.get(kind.type) or "morph"
    text = phrase(Named("effect", name)) if kind.is_told or kind.type == ARTIFACT else ""
    return CardFace(shown, words, kind.face or _write_value(kind), text, back=find_shown(find_back(card)))


def find_shown(back: str) -> Back:
    """How a back is drawn."""
    return BACKS.get(back, "cosmic")


def _write_value(kind: Kind) -> str:
    """What is written large on a card: "08", "+3", "×2", "N"."""
    value = f"−{-kind.value:02}" if kind.value < 0 else f"{kind.value:02}"
    match kind.type:
        case "attack" | "intimidate":
            return value
        case "reinforcement":
            return f"+{kind.value}"
        case "kicker":
            return f"×{kind.value}".replace("-", "−")
        case "negotiate":
            return "N"
        case _:
            return ""


def show_encounter(view: View, phrase: Phrase) -> EncounterPicture | None:
    """The encounter as far as the viewer may know it; None where there is no defense yet."""
    now = view.encounter
    if now is None or now.defense is None:
        return None
    is_sum, outcome = is_compared(now), tell_outcome(now)
    return EncounterPicture(
        title=phrase(Saying(TITLE)),
        subtitle=warn(now, phrase(tell_encounter(view)[0]), phrase),
        offense=_show_party(view, now.offense, phrase, is_sum=is_sum),
        defense=_show_party(view, now.defense, phrase, is_sum=is_sum),
        lines=tuple(_list_lines(now, phrase)) if is_sum else (),
        winner=_find_winner(now),
        rule=phrase(Saying(RULES[now.lower])) if is_sum else "",
        outcome="" if outcome is None else phrase(outcome),
    )


def warn(now: EncounterView | None, line: str, phrase: Phrase) -> str:
    """A line with the hazard warning beside it, while one is in effect (CD-11)."""
    return f"{line} · ⚠ {phrase(Named('destiny', 'hazard'))}" if now is not None and now.hazard else line


def _find_winner(now: EncounterView) -> Side | None:
    match now.winner:
        case "offense":
            return "offense"
        case "defense":
            return "defense"
        case _:
            return None


def _show_party(view: View, side: SideView, phrase: Phrase, *, is_sum: bool) -> PartyShown:
    seat = view.seat(side.seat)
    alien = seat.powers[0] if seat.powers else ""
    up, hidden = [*side.cards, *side.reinforcements], side.backs
    if side.seat == view.viewer and side.down:
        up, hidden = [*view.own, *side.reinforcements], side.backs[len(view.own) :]
    cards = [show_card(card, phrase, seat.powers) for card in up]
    return PartyShown(
        seat=side.seat,
        name=phrase(Named("seat", str(side.seat))),
        cards=(*cards, *(CardFace("attack", "", back=find_shown(back), face_down=True) for back in hidden)),
        fleets=_list_fleets(view, side),
        alien=alien,
        alien_name=phrase(facts.name_alien(alien)) if alien else "",
        total=str(side.sum.total).replace("-", "−") if is_sum and side.sum is not None else "",
    )


def _list_fleets(view: View, side: SideView) -> tuple[FleetShown, ...]:
    now = view.encounter
    if now is None:
        return ()
    offense = side.seat == now.offense.seat
    ships = list(view.there("gate" if offense else "beside"))
    if not offense:
        ships[side.seat] += view.there(now.planet)[side.seat]
    place = "gate" if offense else "beside"
    return tuple(
        FleetShown(seat, ships[seat], find_marker(view, seat, [place, now.planet] if main else [place]))
        for seat, main in ((side.seat, not offense), *((ally, False) for ally in side.allies))
        if ships[seat]
    )


def find_marker(view: View, seat: Seat, places: Sequence[str]) -> Literal["", "charged", "spent"]:
    """How the marker of a seat's special ships in these places is drawn."""
    marked = [
        charged
        for place in places
        for find in view.assembly[additions.MARKED]
        for charged in find(view, seat, place)
    ]
    if not marked:
        return ""
    return "charged" if any(marked) else "spent"


def _list_lines(now: EncounterView, phrase: Phrase) -> list[LineShown]:
    """The sum: what both cards count, then whatever adds to either side."""
    offense, defense = now.offense.sum, None if now.defense is None else now.defense.sum
    if offense is None or defense is None or now.defense is None:
        return []
    printed = [find_kind(side.shown).value for side in (now.offense, now.defense)]
    lines = [LineShown("card", phrase(Saying(CARDS)), str(printed[0]), str(printed[1]))]
    changed = [
        "" if own == value else f"= {value}"
        for own, value in zip(printed, (offense.card, defense.card), strict=True)
    ]
    if any(changed):
        lines.append(LineShown("power", phrase(Saying(CHANGED)), changed[0], changed[1]))
    for kind, label, part in LINES:
        figures = [_sign(-part(one) if one.less else part(one)) for one in (offense, defense)]
        if any(figures):
            lines.append(LineShown(kind, phrase(Saying(label)), figures[0], figures[1]))
    return lines


def _sign(number: int) -> str:
    """What is added: "+4", "−2", "" for nothing."""
    return "" if not number else f"+{number}" if number > 0 else f"−{-number}"
