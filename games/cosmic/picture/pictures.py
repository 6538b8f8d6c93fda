"""From a view to the pictures: the board, the encounter with both sums, the viewer's hand, the aliens."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.cosmic import facts
from games.cosmic.picture import board as drawing
from games.cosmic.picture.encounter import draw_encounter
from games.cosmic.picture.faces import draw_aliens, draw_hand
from games.cosmic.picture.parties import find_marker, find_shown, show_card, show_encounter, warn
from games.cosmic.picture.shown import (
    AlienShown,
    AliensPicture,
    BoardPicture,
    DeckShown,
    FleetShown,
    HandPicture,
    Note,
    Power,
    Role,
    StackShown,
    SystemShown,
    WorldKind,
    WorldShown,
)
from games.cosmic.rules.captured import name_hold
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views import additions
from games.cosmic.views.encounter import tell_encounter
from games.cosmic.views.names import name_planet
from games.cosmic.views.summary import describe_progress
from games.cosmic.views.view import SeatView, SideView, View
from porc_royal.asks import Ask, Pick, Several
from porc_royal.facts import Named, Saying, Seat
from porc_royal.picture.shown import collect_words, pack_board
from porc_royal.rulebook import BoardData, Phrase
from porc_royal.scene import Scene

ADDS: Final = facts.Adds()

PLACES: Final = frozenset({"planet", "ship"})
"""Kinds of things that can be lit on the board."""
KINDS: Final[Mapping[str, WorldKind]] = {"planet": "planet", "moon": "moon", "planetoid": "planetoid"}
"""How each kind of planet is drawn."""
BOARD_TITLE: Final = ADDS.keys.line("board-title")
HAND_TITLE: Final = ADDS.keys.line("hand-title")
HAND_COUNT: Final = ADDS.keys.line("hand-count", "number")
ALIENS_TITLE: Final = ADDS.keys.line("aliens-title")


def make_board(view: View, asked: Ask | None, phrase: Phrase) -> Scene:
    """The table as its viewer may see it; what `asked` lets the viewer choose is lit."""
    return drawing.draw_board(_show_board(view, asked, phrase), collect_words(phrase))


def _show_board(view: View, asked: Ask | None, phrase: Phrase) -> BoardPicture:
    """All that the board is drawn from: the decks only where nobody is met, who takes their place."""
    now = view.encounter
    told = tell_encounter(view)
    sides = [] if now is None else [one for one in (now.offense, now.defense) if one is not None]
    aim = "" if now is None else now.planet
    defense = _list_side(view, sides[1], "beside") if len(sides) > 1 else ()
    return BoardPicture(
        title=phrase(Saying(BOARD_TITLE)),
        subtitle=warn(now, phrase(told[0] if told else describe_progress(view)), phrase),
        systems=tuple(_show_system(view, seat, phrase) for seat in view.seats),
        warp=_list_fleets(view, ["warp"]),
        offense=_list_side(view, sides[0], "gate") if sides else (),
        defense=defense,
        aim=aim,
        lit=tuple(list_lit(view, asked)) if asked is not None else (),
        lit_seats=tuple(list_lit_seats(asked)) if asked is not None else (),
        decks=() if defense or aim else _list_decks(view),
    )


def _list_decks(view: View) -> tuple[DeckShown, ...]:
    return (
        DeckShown("cosmic", view.deck, len(view.discards)),
        *(DeckShown(find_shown(back), left, len(discards)) for back, left, discards in view.decks),
    )


BOARD: Final[BoardData[View]] = pack_board(
    BoardPicture, lambda view, phrase: _show_board(view, None, phrase), drawing.draw_board
)
"""The board of everybody."""


def make_encounter(view: View, _thing: str | None, phrase: Phrase) -> Scene | None:
    """The encounter that is on, as far as its viewer may know it; None where there is none."""
    shown = show_encounter(view, phrase)
    if shown is None:
        return None
    return draw_encounter(shown, collect_words(phrase))


def make_hand(view: View, phrase: Phrase) -> Scene | None:
    """The viewer's cards; None for the public, and before the deal."""
    if view.viewer is None or view.phase == "powers":
        return None
    powers = view.seat(view.viewer).powers
    shown = HandPicture(
        title=phrase(Saying(HAND_TITLE)),
        subtitle=phrase(Saying(HAND_COUNT, {"number": len(view.hand)})),
        cards=tuple(show_card(card, phrase, powers) for card in view.hand),
        seat=view.viewer,
    )
    return draw_hand(shown, collect_words(phrase))


def make_aliens(view: View, one: str | None, phrase: Phrase) -> Scene | None:
    """The aliens in play; one alone with its flares. None before they are shown."""
    sheets = [
        _show_alien(view, alien, phrase, seat, flares=one is not None)
        for seat in view.seats
        for alien in seat.powers
        if one in (None, alien)
    ]
    if not sheets and one is not None and one in (*view.dealt, *view.packet):
        sheets = [show_alien(one, phrase)]
    if not sheets:
        return None
    title = phrase(Saying(ALIENS_TITLE))
    shown = AliensPicture(title, phrase(describe_progress(view)), tuple(sheets))
    return draw_aliens(shown, collect_words(phrase))


def list_lit(view: View, asked: Ask) -> Sequence[str]:
    """The planets that a question lets one choose."""
    names: list[str] = []
    for option in asked.options.values():
        for wanted in option.fields.values():
            if (
                isinstance(wanted, Pick | Several)
                and wanted.kind in view.assembly[additions.PLACES]
                and not wanted.optional
            ):
                names += wanted.choices({})
    return [name for name, _ in view.planets if name in names]


def list_lit_seats(asked: Ask) -> Sequence[int]:
    """The players that a question lets one choose."""
    names: list[str] = []
    for option in asked.options.values():
        for wanted in option.fields.values():
            if isinstance(wanted, Pick | Several) and wanted.kind == "seat":
                names += wanted.choices({})
    return sorted({int(name) for name in names if name.isdecimal()})


def _show_system(view: View, seat: SeatView, phrase: Phrase) -> SystemShown:
    worlds = []
    numbers = Counter[str]()
    aim = "" if view.encounter is None else view.encounter.planet
    for name, planet in view.planets:
        if planet.system != seat.seat:
            continue
        numbers[planet.kind] += 1
        label = view.assembly.table(additions.LABELS).get(planet.kind)
        worlds.append(
            WorldShown(
                id=name,
                label=label(view, name) if label else str(numbers[planet.kind]),
                name=phrase(name_planet(view, name)) if name == aim else "",
                fleets=_list_fleets(view, [name], seat.seat),
                kind=KINDS.get(planet.kind, "planet"),
                note=_find_note(view, name),
                away=planet.away,
                cards=tuple(find_kind(card).value for card in dict(view.standing).get(name, ())),
                origin=origin(view, name)
                if (origin := view.assembly.table(additions.ORIGINS).get(planet.kind))
                else None,
            )
        )
    alien = seat.powers[0] if seat.powers else ""
    places = dict(view.ships)
    holds = [hold for one in seat.powers if (hold := name_hold(one)) in places]
    captives = tuple([each for hold in holds for each in _list_fleets(view, [hold])])
    return SystemShown(
        seat=seat.seat,
        name=phrase(Named("seat", str(seat.seat))),
        worlds=tuple(worlds),
        colonies=len(view.list_foreign(seat.seat) if view.colonies_win else view.list_colonies(seat.seat)),
        hand=tuple(StackShown(find_shown(back), number) for back, number in seat.backs)
        or (StackShown("cosmic", 0),),
        alien=alien,
        alien_name=phrase(facts.name_alien(alien)) if alien else "",
        power=_find_power(seat, alien),
        role=find_role(view, seat),
        needed=seat.wins if view.colonies_win else 0,
        prize=any(find(view, seat.seat) for find in view.assembly[additions.PRIZES]),
        markers=tuple(
            number for find in view.assembly[additions.MARKERS] for number in find(view, seat.seat)
        ),
        tokens=None
        if captives
        else next((one.tokens for one in additions.list_lying(view, seat, [alien])), None),
        captives=captives,
        techs=_count_techs(seat),
        drift=next(
            (to for find in view.assembly[additions.DRIFTS] if (to := find(view, seat.seat)) is not None),
            None,
        ),
    )


def _count_techs(seat: SeatView) -> tuple[int, int, int] | None:
    """TD-2: how many a player has, how many of them are completed, and the ships on them."""
    if not seat.techs:
        return None
    return len(seat.techs), sum(bool(one.name) for one in seat.techs), sum(one.ships for one in seat.techs)


def _find_note(view: View, planet: str) -> Note:
    """What lies under a planet, as far as an expansion says."""
    return next((note for find in view.assembly[additions.UNDER] if (note := find(view, planet))), "")


def find_role(view: View, seat: SeatView) -> Role:
    """What a player is in the encounter."""
    now = view.encounter
    if now is None:
        return ""
    if seat.seat == now.offense.seat:
        return "offense"
    if seat.seat in now.offense.allies:
        return "offense-ally"
    if now.defense is not None and seat.seat == now.defense.seat:
        return "defense"
    return "defense-ally" if now.defense is not None and seat.seat in now.defense.allies else ""


def _find_power(seat: SeatView, alien: str) -> Power:
    if alien in seat.zapped:
        return "zapped"
    return "on" if not alien or alien in seat.works else "off"


def _list_fleets(view: View, places: Sequence[str], first: int = -1) -> tuple[FleetShown, ...]:
    """The ships of a place, or of the first of several and of one seat in the others; those of one seat first."""
    ships = list(view.there(places[0]))
    for place in places[1:]:
        ships[first] += view.there(place)[first]
    found = [
        FleetShown(seat, number, find_marker(view, Seat(seat), places if seat == first else places[:1]))
        for seat, number in enumerate(ships)
        if number
    ]
    return tuple(sorted(found, key=lambda fleet: fleet.seat != first))


def _list_side(view: View, side: SideView, place: str) -> tuple[FleetShown, ...]:
    """The ships of a side, its main player's first."""
    places = [place]
    if place == "beside" and view.encounter is not None and view.encounter.planet:
        places.append(view.encounter.planet)
    return _list_fleets(view, places, side.seat)


def show_alien(alien: str, phrase: Phrase, *, flares: bool = True) -> AlienShown:
    """An alien's sheet as it lies in the box: nobody's, and nothing on it."""
    named = facts.name_alien(alien)
    return AlienShown(
        alien=alien,
        name=phrase(named),
        text=phrase(Named("power", named.name)),
        wild=phrase(Named("wild", named.name)) if flares else "",
        strong=phrase(Named("super", named.name)) if flares else "",
    )


def _show_alien(view: View, alien: str, phrase: Phrase, seat: SeatView, *, flares: bool) -> AlienShown:
    lying = additions.list_lying(view, seat, [alien])
    return replace(
        show_alien(alien, phrase, flares=flares),
        lies=tuple(phrase(said) for one in lying for said in one.said),
        seat=seat.seat,
        player=phrase(Named("seat", str(seat.seat))),
        power=_find_power(seat, alien),
    )
