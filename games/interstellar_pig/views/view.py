"""What a seat, or the public, may know: the only function that leaves things out (INV-9).

Hidden: the hands of others, what lies in envelopes, the order of the Event deck, standing orders, and what is
sealed. Of envelopes a player knows what that player put in or saw, and when. The number of cards in a hand is
public, that in an envelope is not (R-15).
"""

from dataclasses import dataclass

from games.interstellar_pig.extension.catalogue import arm_of
from games.interstellar_pig.rules.odds import about
from games.interstellar_pig.rules.strength import foresee
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.state.state import (
    Atmosphere,
    Character,
    Fight,
    Fighter,
    Gravity,
    Need,
    Note,
    Phase,
    Stance,
    State,
    Temperature,
    Terrain,
)
from porc_royal.facts import Seat


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet as everybody sees it; `owner` is whose starting planet it is, for who it once was (R-97)."""

    id: str
    name: str
    temperature: Temperature
    atmosphere: Atmosphere
    gravity: Gravity
    terrain: Terrain
    owner: Seat | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees him; `hand` is a number, `seen` says in which round gear was last shown."""

    seat: Seat
    name: str
    character: Character | None
    favours: tuple[Need, ...]
    picks: tuple[str, ...]
    hand: int
    place: str
    heading: str
    out: bool
    repair_owed: int
    miss_owed: int
    trapped: int
    conceding: bool
    seen: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class EnvelopeView:
    """What the viewer knows of one planet's envelope, oldest first."""

    planet: str
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class FighterView:
    """A side of the fight; `cards` is None until both sides have shown theirs."""

    seat: Seat | None
    cards: tuple[str, ...] | None
    dice: tuple[int, ...]
    score: int


@dataclass(frozen=True, slots=True)
class FightView:
    """The fight that is on."""

    place: str
    attacker: FighterView
    defender: FighterView


@dataclass(frozen=True, slots=True)
class MatchView:
    """How a fight would end that the viewer seeks where another pawn stands, without cards: in percent (IP-57)."""

    rival: Seat
    win: int
    lose: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as `viewer` (None: the public) may know it; `seats` stand in play order."""

    viewer: Seat | None
    phase: Phase
    round: int
    rounds: int
    allow_hold: bool
    take_only: bool
    current: Seat | None
    chart: StarMap
    planets: tuple[PlanetView, ...]
    characters: tuple[Character, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    envelopes: tuple[EnvelopeView, ...]
    standing: bool
    auto_end: bool
    stance: Stance
    afloat: str
    discards: tuple[str, ...]
    events: int
    event_discards: tuple[str, ...]
    carried: tuple[str, ...]
    trail: tuple[str, ...]
    fight: FightView | None
    matches: tuple[MatchView, ...]

    def seat(self, seat: Seat) -> SeatView:
        """One player."""
        return next(one for one in self.seats if one.seat == seat)

    def planet(self, planet: str) -> PlanetView:
        """One planet, by its id."""
        return next(one for one in self.planets if one.id == planet)

    def notes(self, planet: str) -> tuple[Note, ...]:
        """What the viewer knows of a planet's envelope."""
        return next((one.notes for one in self.envelopes if one.planet == planet), ())


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know."""
    order = state.order or [Seat(number) for number in range(len(state.players))]
    own = state.player(seat) if seat is not None else None
    return View(
        viewer=seat,
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds,
        allow_hold=state.options.allow_hold,
        take_only=state.options.envelope == "take_only",
        current=state.turn.seat if state.turn is not None else None,
        chart=state.chart,
        planets=tuple(_planet(state, site.id) for site in state.chart.planets if site.id in state.planets),
        characters=tuple(state.characters),
        seats=tuple(_seat(state, one) for one in order),
        hand=tuple(own.hand) if own is not None else (),
        envelopes=_envelopes(state, seat),
        standing=own is not None and own.standing,
        auto_end=own is not None and own.auto_end,
        stance=own.stance if own is not None else "protect",
        afloat=state.afloat,
        discards=tuple(sorted(state.discards)),
        events=len(state.events.pile),
        event_discards=tuple(state.events.discards),
        carried=tuple(state.carried),
        trail=tuple(state.turn.trail) if state.turn is not None else (),
        fight=_fight(state.fight) if state.fight is not None else None,
        matches=_matches(state, seat),
    )


def _planet(state: State, name: str) -> PlanetView:
    planet = state.planets[name]
    owner = next((seat for seat in state.order if name in state.player(seat).picks), None)
    return PlanetView(
        name, planet.name, planet.temperature, planet.atmosphere, planet.gravity, planet.terrain, owner
    )


def _seat(state: State, seat: Seat) -> SeatView:
    player = state.player(seat)
    return SeatView(
        seat=seat,
        name=player.name,
        character=player.character,
        favours=tuple(player.favours),
        picks=tuple(player.picks),
        hand=len(player.hand),
        place=player.place,
        heading=player.heading,
        out=player.gone,
        repair_owed=player.repair_owed,
        miss_owed=player.miss_owed,
        trapped=player.trapped,
        conceding=seat in state.conceding,
        seen=tuple(player.seen.items()),
    )


def _matches(state: State, seat: Seat | None) -> tuple[MatchView, ...]:
    """Characters, planets and places are known to all, and nothing else counts here."""
    if seat is None or seat not in state.living:
        return ()
    found = []
    for rival in state.living:
        place = state.player(rival).place
        if rival != seat and place:
            ahead = foresee(state, place, seat, rival)
            found.append(MatchView(rival, about(ahead.win), about(ahead.lose)))
    return tuple(found)


def _envelopes(state: State, seat: Seat | None) -> tuple[EnvelopeView, ...]:
    """Section E: nobody sees into an envelope; a player remembers what that player saw, and left."""
    if seat is None:
        return ()
    notes = state.player(seat).notes
    return tuple(
        EnvelopeView(site.id, tuple(notes[site.id])) for site in state.chart.planets if site.id in notes
    )


def _fight(fight: Fight) -> FightView:
    """R-62: a card that is used in one mode or another is not shown by the commit."""

    def side(one: Fighter) -> FighterView:
        shown = tuple(card for card in one.cards if (it := arm_of(card)) is not None and not it.modes)
        return FighterView(one.seat, shown if fight.shown else None, one.dice, one.score)

    return FightView(fight.place, side(fight.attacker), side(fight.defender))
