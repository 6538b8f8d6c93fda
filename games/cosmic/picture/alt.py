"""The pictures in words, line by line: what `alt_text` of the shared pictures joins into an alternative text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from games.cosmic.picture.palette import look_of
from games.cosmic.picture.shown import (
    PREFIX,
    AliensPicture,
    BoardPicture,
    CardFace,
    EncounterPicture,
    FleetShown,
    HandPicture,
    PartyShown,
    Side,
    SystemShown,
    WorldShown,
)
from games.table.facts import Arg, Saying

_ALT: Final = f"{PREFIX}alt-"
_SYSTEM: Final = ("letter", "name", "colonies", "hand", "worlds")
ALT_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    f"{_ALT}{name}": arguments
    for name, arguments in (
        ("code", ()),
        ("gate", ("offense", "planet", "defense")),
        ("warp", ("ships",)),
        ("markers", ("systems",)),
        ("system", _SYSTEM),
        ("alien", (*_SYSTEM, "alien")),
        ("idle", (*_SYSTEM, "alien")),
        ("offense", ("name", "ships", "cards")),
        ("defense", ("name", "ships", "cards")),
        ("sum", ("label", "offense", "defense")),
        ("total", ("offense", "defense", "rule")),
        ("card", ("title", "text")),
        ("flare", ("title", "wild", "strong")),
        ("power", ("player", "alien", "text")),
        ("plain", ("text",)),
    )
}
"""Every line there is, with its arguments."""
_NONE: Final = "–"


def tell_board(shown: BoardPicture) -> Iterator[Saying]:
    """What changes most comes first: the gate, the warp, then every system with its ships."""
    if shown.offense or shown.aim:
        planet = next(
            (world.name for system in shown.systems for world in system.worlds if world.id == shown.aim),
            _NONE,
        )
        ships = {"offense": write_fleets(shown.offense), "defense": write_fleets(shown.defense)}
        yield _say("gate", {**ships, "planet": planet})
    yield _say("warp", {"ships": write_fleets(shown.warp)})
    marked = [system for system in shown.systems if system.markers]
    if marked:
        yield _say("markers", {"systems": " · ".join(map(_write_markers, marked))})
    yield from map(_tell_system, shown.systems)
    yield _say("code")


def tell_encounter(shown: EncounterPicture) -> Iterator[Saying]:
    """The outcome, both sides, then the sum line by line."""
    if shown.outcome:
        yield _say("plain", {"text": shown.outcome})
    yield _tell_party("offense", shown.offense)
    yield _tell_party("defense", shown.defense)
    for line in shown.lines:
        figures = {"offense": line.offense or _NONE, "defense": line.defense or _NONE}
        yield _say("sum", {"label": line.label, **figures})
    if shown.offense.total or shown.defense.total:
        totals = {"offense": shown.offense.total or _NONE, "defense": shown.defense.total or _NONE}
        yield _say("total", {**totals, "rule": shown.rule})


def tell_hand(shown: HandPicture) -> Iterator[Saying]:
    """Every card with what it does."""
    yield _say("plain", {"text": shown.subtitle})
    yield from map(_tell_card, shown.cards)


def tell_aliens(shown: AliensPicture) -> Iterator[Saying]:
    """Every alien with its power."""
    for each in shown.aliens:
        yield _say("power", {"player": each.player or _NONE, "alien": each.name, "text": each.text})


def write_fleets(fleets: Iterable[FleetShown]) -> str:
    """Letters of players with numbers of ships: "A4 B2"; a dash for none."""
    return " ".join(f"{look_of(each.seat).letter}{each.count}" for each in fleets) or _NONE


def _tell_system(shown: SystemShown) -> Saying:
    arguments: dict[str, Arg] = {
        "letter": look_of(shown.seat).letter,
        "name": shown.name,
        "colonies": f"{shown.colonies}/{shown.needed}" if shown.needed else str(shown.colonies),
        "hand": "+".join(str(stack.count) for stack in shown.hand) or "0",
        "worlds": ", ".join(map(_write_world, shown.worlds)),
    }
    if not shown.alien:
        return _say("system", arguments)
    return _say("alien" if shown.power == "on" else "idle", {**arguments, "alien": shown.alien_name})


def _write_markers(shown: SystemShown) -> str:
    """Numbers of the markers on a system: "A 1, 7"."""
    return f"{look_of(shown.seat).letter} {', '.join(map(str, shown.markers))}"


def _write_world(shown: WorldShown) -> str:
    label = shown.label if shown.kind == "planet" else shown.name
    return f"{label}: {write_fleets(shown.fleets)}"


def _tell_party(side: Side, party: PartyShown) -> Saying:
    name = f"{party.name} ({party.alien_name})" if party.alien_name else party.name
    return _say(
        side, {"name": name, "ships": write_fleets(party.fleets), "cards": _write_titles(party.cards)}
    )


def _write_titles(cards: Sequence[CardFace]) -> str:
    return ", ".join(card.title or card.value or "?" for card in cards) or _NONE


def _tell_card(card: CardFace) -> Saying:
    title = card.title or card.value or "?"
    if card.wild or card.strong:
        return _say("flare", {"title": title, "wild": card.wild, "strong": card.strong})
    return _say("card", {"title": title, "text": card.text}) if card.text else _say("plain", {"text": title})


def _say(name: str, arguments: Mapping[str, Arg] | None = None) -> Saying:
    return Saying(_ALT + name, dict(arguments or {}))
