"""Each game at its largest: the most options, and the fullest table that one may be shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from msgspec import structs

from bot.tables.live import Live
from games.cochons.views.view import FightView, SideView, TroopView
from games.cosmic.extension.declarations import ALIENS as COSMIC_ALIENS
from games.cosmic.extension.hooks import Reckoning
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from games.cosmic.views.view import EncounterView as CosmicEncounterView
from games.cosmic.views.view import SideView as CosmicSideView
from games.interstellar_pig.extension.catalogue import build_attribute_deck, build_event_deck
from games.interstellar_pig.state.places import name_dot, name_orbit
from games.interstellar_pig.state.state import Note
from games.interstellar_pig.views.view import EnvelopeView, FighterView
from games.interstellar_pig.views.view import FightView as PigFightView
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting


@dataclass(frozen=True)
class Large:
    """A game at its largest.

    options  the lobby's, beside the last of the values of all others
    fullest  a view of a table on which there is as much as can be, made from one that has just begun
    shown    what its text must hold to the end
    """

    options: Mapping[str, Setting]
    fullest: Callable[[Live, Any], Any]
    shown: Callable[[Any], Sequence[str]]


def every_tile_fought_over(live: Live, view: Any) -> Any:  # noqa: ANN401 - each game has views of its own type
    """Every tile is held by one clan and attacked by another."""
    people = len(live.seats)
    tiles = tuple(
        structs.replace(
            tile,
            owner=Seat(place % people),
            troops=tuple(TroopView(Seat((place + more) % people), 12, 3, 0, 12) for more in range(2)),
        )
        for place, tile in enumerate(view.tiles)
    )
    side = SideView(Seat(0), 4, None)
    return replace(view, tiles=tiles, fight=FightView(tiles[-1].cell, 3, side, replace(side, seat=Seat(1))))


def every_envelope_known(live: Live, view: Any) -> Any:  # noqa: ANN401 - each game has views of its own type
    """All fly about and owe turns, all gear was seen, most cards lie open or in envelopes that one knows."""
    cards = build_attribute_deck(view.assembly)
    gear = tuple((card.partition(".")[0], 16) for card in cards if card.endswith(".1"))
    lines = view.chart.lines
    seats = tuple(
        replace(
            one,
            place=name_dot(lines[number], lines[number].star),
            repair_owed=3,
            miss_owed=4,
            seen=gear,
            hand=6,
        )
        for number, one in enumerate(view.seats)
    )
    envelopes = tuple(
        EnvelopeView(planet.id, tuple(Note(16, how, tuple(cards[:5])) for how in ("stashed", "added")))
        for planet in view.planets
    )
    side = FighterView(Seat(0), tuple(cards[:6]), (6,) * 8, 48)
    return replace(
        view,
        round=16,
        phase="turn",
        seats=seats,
        hand=tuple(cards[-6:]),
        envelopes=envelopes,
        discards=tuple(cards[6:]),
        event_discards=tuple(build_event_deck(view.assembly)),
        afloat=name_orbit(view.planets[0].id),
        fight=PigFightView(seats[0].place, side, replace(side, seat=Seat(1))),
    )


def every_planet_shared(live: Live, view: Any) -> Any:  # noqa: ANN401 - each game has views of its own type
    """Ships of all on every planet, an encounter in which everybody is, a hand of everything there is."""
    people = len(live.seats)
    half = people // 2
    sides = [
        CosmicSideView(
            seat=Seat(first),
            invited=tuple(map(Seat, range(first + 1, first + half))),
            allies=tuple(map(Seat, range(first + 1, first + half))),
            shown="attack_40",
            cards=("attack_40_1",),
            down=0,
            backs=(),
            kickers=0,
            reinforcements=("reinforcement_5_1", "reinforcement_3_1"),
            sum=Reckoning(40, 4, 12, 8, 10),
        )
        for first in (0, half)
    ]
    ships = tuple((place, (4,) * people) for place, _ in view.ships)
    hand = (*view.hand, *(f"flare_{alien}" for alien in [*RULEBOOK.assembly.table(COSMIC_ALIENS)][:4]))
    return replace(
        view,
        phase="reveal",
        ships=ships,
        seats=tuple(replace(one, hand=30) for one in view.seats),
        encounter=CosmicEncounterView(
            number=2,
            hazard=True,
            destiny="wild_1",
            planet=f"{half}-1",
            revealed=True,
            winner="offense",
            lower=False,
            ahead="offense",
            success=False,
            offense=sides[0],
            defense=sides[1],
            flares=(),
            flared=(),
            marks=(),
            notes=(),
        ),
        discards=tuple(hand),
        hand=hand,
        policy=Policy(ready=hand[-2:]),
    )


LARGE: Final[Mapping[str, Large]] = {
    "cochons": Large(
        {"auto_build": True, "auto_start": False, "max_turns": 12, "gap_windows": True},
        every_tile_fought_over,
        lambda view: [name for tile in view.tiles for name in (tile.planet, tile.cell)],
    ),
    "interstellar_pig": Large(
        {"rounds": 16},
        every_envelope_known,
        lambda view: [planet.name for planet in view.planets],
    ),
    "cosmic": Large(
        {
            "pace": "gates",
            "newcomers": "own",
            "dealt": 3,
            "planets": 5,
            "deck": "modern",
            "large_group": "always",
            "hand": 8,
            "double_ships": "none",  # they are not for eight
            "win": 3,  # a longer game asks the same again
        },
        every_planet_shared,
        lambda view: [],
    ),
}
