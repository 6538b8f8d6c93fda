"""Envelopes in pictures: signs on the board, and the cards that the viewer knows of as a picture of their own."""

from dataclasses import replace
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.envelopes import SEES
from games.cosmic.expansions.cosmic_pig.rules.piggy_cards import TYPE
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY
from games.cosmic.expansions.cosmic_pig.views.pig_words import describe_envelopes, list_known
from games.cosmic.picture import faces, parties
from games.cosmic.picture.shown import CardFace, HandPicture, Note
from games.cosmic.views import additions
from games.cosmic.views.names import name_planet
from games.cosmic.views.summary import describe_progress
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat
from porc_royal.picture.shown import collect_words
from porc_royal.rulebook import Look, Phrase
from porc_royal.scene import Scene

ADDS: Final = facts.Adds()

TITLE: Final = ADDS.keys.line("pig-envelope-title", "planet")
TITLE_ALL: Final = ADDS.keys.line("pig-envelopes-title")
NOTE_LEFT: Final = ADDS.keys.line("pig-note-left", "turn")
NOTE_SAW: Final = ADDS.keys.line("pig-note-saw", "turn")


def find_note(view: View, planet: str) -> Note:
    """The sign of an envelope: what the viewer knows of it, and what all know."""
    seen = PIG.seen(view)
    one = None if seen is None else next((each for each in seen.envelopes if each.planet == planet), None)
    if seen is None or one is None:
        return ""
    if one.seal is not None:
        return "sealed"
    sighted = seen.sighted is not None and seen.sighted[1] == planet
    if PIGGY in one.cards or (sighted and one.turn is None):
        return "prize"
    if one.turn is not None:
        return "known"
    return "" if one.hider is None else "used"


def was_seen_with(view: View, seat: Seat) -> bool:
    """Whether this hand was the last place in which The Piggy was seen by all."""
    seen = PIG.seen(view)
    return seen is not None and seen.sighted is not None and seen.sighted[0] == str(seat)


def show_envelopes(view: View, planet: str | None, phrase: Phrase) -> Scene | None:
    """The cards that the viewer left or saw in one envelope, or in all; None where it knows of none."""
    seen = PIG.seen(view)
    known = [] if seen is None else [one for one in seen.envelopes if planet in (None, one.planet)]
    cards: list[CardFace] = []
    for one in known:
        for card in one.cards:
            note = Saying(NOTE_LEFT if one.put else NOTE_SAW, {"turn": one.turn or 0})
            said = phrase(note) if planet is not None else phrase(name_planet(view, one.planet))
            cards.append(replace(parties.show_card(card, phrase), note=said))
    if not cards:
        return None
    title = Saying(TITLE_ALL) if planet is None else Saying(TITLE, {"planet": facts.name_planet(planet)})
    shown = HandPicture(phrase(title), phrase(describe_progress(view)), tuple(cards), view.viewer)
    return faces.draw_hand(shown, collect_words(phrase))


ADDS.enter(additions.FACES, TYPE, "prize")
ADDS.add(additions.UNDER, find_note)
ADDS.add(additions.PRIZES, was_seen_with)
ADDS.enter(
    additions.LOOKS,
    "envelopes",
    Look(
        describe_envelopes,
        show_envelopes,
        list_known,
        shows={SEES: "planet"},
        seated=True,
    ),
)
