"""From a view to the pictures: the board, with what may be chosen lit, and the viewer's hand."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, find_arm, list_covered
from games.interstellar_pig.picture import board as drawing
from games.interstellar_pig.picture import faces
from games.interstellar_pig.state.places import list_places
from games.interstellar_pig.state.state import Atmosphere, Character, Temperature
from games.interstellar_pig.views.summary import list_undealt, name_spot, progress
from games.interstellar_pig.views.view import PlanetView, SeatView, View
from porc_royal.asks import Ask, Chosen, Option, Pick
from porc_royal.cards import get_title, say_card
from porc_royal.facts import Named, Saying
from porc_royal.picture.shown import collect_words, pack_board
from porc_royal.rulebook import BoardData, Phrase
from porc_royal.scene import Scene

PLACES: Final = frozenset({"planet", "place", "heading"})
"""Kinds of things that can be lit on the board."""
BEFORE_THE_DEAL: Final = (
    *("characters", "chart", "planets", "dealing"),
    *("favours", "pick-order", "picks", "attributes"),
)


def board(view: View, asked: Ask | None, phrase: Phrase) -> Scene:
    """The table as its viewer may see it; what `asked` lets the viewer choose is lit."""
    return drawing.draw_board(_show_board(view, asked, phrase), collect_words(phrase))


def _show_board(view: View, asked: Ask | None, phrase: Phrase) -> drawing.BoardPicture:
    return drawing.BoardPicture(
        title=phrase(Saying(facts.BOARD_TITLE)),
        subtitle=phrase(progress(view)),
        chart=view.chart,
        planets=tuple(_planet(planet) for planet in view.planets),
        seats=tuple(_seat(view, seat, phrase) for seat in view.seats),
        round=view.round,
        rounds=view.rounds,
        current=view.current,
        lit=tuple(list_choosable(view, asked)) if asked is not None else (),
        trail=view.trail,
        afloat=view.afloat,
        fight=view.fight.place if view.fight is not None else "",
    )


BOARD: Final[BoardData[View]] = pack_board(
    drawing.BoardPicture, lambda view, phrase: _show_board(view, None, phrase), drawing.draw_board
)
"""The board of everybody."""


def hand_board(view: View, phrase: Phrase) -> Scene | None:
    """The viewer's cards; None for the public, and before the deal."""
    if view.viewer is None or view.phase in BEFORE_THE_DEAL:
        return None
    count = Saying(facts.HAND_COUNT, {"number": len(view.hand)})
    shown = faces.HandPicture(
        title=phrase(Saying(facts.HAND_TITLE)),
        subtitle=phrase(count),
        cards=tuple(_card(card, phrase) for card in view.hand),
        seat=view.viewer,
    )
    return faces.draw_hand(shown, collect_words(phrase))


def draw_envelopes_board(view: View, planet: str | None, phrase: Phrase) -> Scene:
    """What the viewer lawfully knows of one envelope, or of all: what was put in or seen, and when."""
    known = [one for one in view.envelopes if planet in (None, one.planet)]
    envelopes = tuple(
        faces.EnvelopeShown(
            _planet(view.planet(one.planet)),
            phrase(Saying(facts.ENVELOPE_NOTE, {"how": Named("how", note.how), "round": note.round})),
            tuple(_card(card, phrase) for card in note.cards),
        )
        for one in known
        for note in one.notes
    )
    title = phrase(Saying(facts.ENVELOPES_TITLE))
    shown = faces.EnvelopesPicture(
        title=title,
        subtitle=phrase(progress(view)),
        envelopes=envelopes,
        seat=view.viewer,
    )
    return faces.draw_envelopes(shown, collect_words(phrase))


def draw_sheets_board(view: View, one: str | None, phrase: Phrase) -> Scene:
    """The characters of all players and those nobody plays, which are no secret (IP-21, R-4)."""
    title = phrase(Saying(facts.SHEETS_TITLE))
    played = (_sheet(seat, phrase) for seat in view.seats if seat.character is not None)
    others = (_card_of(character, phrase) for character in list_undealt(view))
    shown = faces.SheetsPicture(
        title=title,
        subtitle=phrase(progress(view)),
        sheets=(*played, *others),
    )
    return faces.draw_sheets(shown, collect_words(phrase))


def list_choosable(view: View, asked: Ask) -> Collection[str]:
    """The places or planets that an option's first choice among them admits; for a heading, the planets ahead."""
    known = [*list_places(view.chart), *(planet.id for planet in view.planets)]
    for option in asked.options.values():
        names = [name.rpartition(">")[2] for name in _places(option)]
        if names:
            return [name for name in dict.fromkeys(names) if name in known]
    return ()


def _places(option: Option) -> Sequence[str]:
    """What an option admits where it first asks for a place, whatever is chosen before (the result of a roll)."""
    starts: list[Chosen] = [{}]
    for name, wanted in option.fields.items():
        if not isinstance(wanted, Pick):
            return ()
        if wanted.kind in PLACES:
            return [one for chosen in starts for one in wanted.choices(chosen)]
        starts = [{**chosen, name: one} for chosen in starts for one in wanted.choices(chosen)]
    return ()


def _planet(planet: PlanetView) -> drawing.PlanetShown:
    return drawing.PlanetShown(
        planet.id,
        planet.name,
        planet.temperature,
        planet.atmosphere,
        planet.gravity,
        planet.terrain,
        planet.owner,
    )


def _seat(view: View, seat: SeatView, phrase: Phrase) -> drawing.SeatShown:
    temperatures, atmospheres = _favoured(seat)
    character = seat.character
    owes = seat.repair_owed or seat.miss_owed or seat.trapped
    owed = Saying(
        facts.PANEL_OWES,
        {"turns": seat.repair_owed + seat.miss_owed, "trapped": seat.trapped},
    )
    return drawing.SeatShown(
        seat=seat.seat,
        name=phrase(Named("seat", str(seat.seat))),
        character=seat.name,
        temperatures=temperatures,
        atmospheres=atmospheres,
        gravity=character.gravity if character else None,
        hand=seat.hand,
        place=seat.place,
        where=phrase(name_spot(view, seat.place)) if seat.place else "",
        note=phrase(owed) if owes else "",
        out=seat.out,
    )


def _favoured(seat: SeatView) -> tuple[tuple[Temperature, ...], tuple[Atmosphere, ...]]:
    """All that a character favours, its own value first (IP-20)."""
    character = seat.character
    temperatures: list[Temperature] = [character.temperature] if character else []
    atmospheres: list[Atmosphere] = [character.atmosphere] if character else []
    for favour in seat.favours:
        match favour:
            case "hot" | "cold" | "temperate":
                temperatures.append(favour)
            case "oxidizing" | "reducing" | "inert":
                atmospheres.append(favour)
            case _:
                pass
    return tuple(temperatures), tuple(atmospheres)


def _card(name: str, phrase: Phrase) -> faces.CardFace:
    card, arm = CARDS[get_title(name)], find_arm(name)
    return faces.CardFace(
        card.kind,
        phrase(say_card(name)),
        text=phrase(card.describe()),
        one_use=card.one_use,
        covers=list_covered(name),
        dice=arm.dice if arm is not None else 0,
        where=arm.where if arm is not None else (),
    )


def _sheet(seat: SeatView, phrase: Phrase) -> faces.SheetShown:
    """The character of a player."""
    character = seat.character
    if character is None:
        raise ValueError(seat)
    temperatures, atmospheres = _favoured(seat)
    return replace(
        _card_of(character, phrase),
        name=seat.name,
        race_name=phrase(Named("race", facts.RACES[character.race - 1])),
        temperatures=temperatures,
        atmospheres=atmospheres,
        seat=seat.seat,
        player=phrase(Named("seat", str(seat.seat))),
        out=seat.out,
    )


def _card_of(character: Character, phrase: Phrase) -> faces.SheetShown:
    """A character whom nobody plays, and who has no name therefore."""
    return faces.SheetShown(
        race=character.race,
        name=phrase(Named("race", facts.RACES[character.race - 1])),
        race_name=phrase(Saying(facts.SHEETS_UNDEALT)),
        temperatures=(character.temperature,),
        atmospheres=(character.atmosphere,),
        gravity=character.gravity,
        abilities=tuple(
            faces.AbilityShown(
                phrase(Named("ability", ability)),
                phrase(Saying(facts.KEYS.effect_of(ability))),
                character.abilities.count(ability),
            )
            for ability in dict.fromkeys(character.abilities)
        ),
    )
