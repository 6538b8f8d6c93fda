"""Interstellar Pig. Open this file first: it says where everything is.

rules/characters   IP-8     the eight characters are made by the dice (characters/: one file an ability)
rules/planets      IP-22    the map (state/starmap), the planets and their names
rules/deal         IP-30    who plays whom, and what Super Metabolism adds
rules/picks        IP-31    roll-off, four planets each
rules/stash        IP-34    the deal, six cards kept, the others stashed (rules/names, rules/autostash)
rules/placement    IP-40    starting places, and who has lost already
rules/turns        IP-42    whose turn it is, owed turns, extra turns, rounds
rules/interlude    IP-51    what may be done before the move and after it (rules/envelopes, cards)
rules/departure    R-90     giving up and leaving, beside every question (questions/script)
rules/movement     IP-44    dice, courses (rules/courses), flight
rules/arrival      T.3      what happens where a pawn stops: hazards, fights, the prize, the star
rules/fights       IP-53    whom one must fight (rules/combat: one fight; commits, loot, death)
rules/events       IP-50    Event cards are drawn (events/: a file a card, a row for missed turns)
rules/afloat       IP-65    the prize floats in Space
rules/end          IP-116   who has won

gear/                 one file for each Attribute card with an effect, a row for the others
extension/hooks       every place where an ability or a card acts on the rules; in_play: whose ability; declarations:
                      what cards share
state/state           the whole game as plain data; state/places: places and headings; rules/survival: needs and gear
orders/kinds          standing orders (flights: to a planet; plans: one's own turn in advance)
lessons/course        what can be learnt in it by /learn
practice/suggestions  whole moves, the best first, as practice players rate them (practice/flights)
sections              the numbered rules, as /rules and /why tell them
reference             what can be looked up by /card
facts                 every key that is said, with its arguments
views/outline         what is told of the game as a whole: what is played, what wins, which end is near
secrets               what is hidden, declared once: views are held to it
views/view            what each seat may know; picture/pictures draws it, views/names names it, practice/player plays
                      by it

Whatever a card or an ability adds is held by a value in its own file. `load` finds these values in `ROOMS`, and
`assemble` makes the rulebook of them.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.corrections import CORRECTIONS
from games.interstellar_pig.lessons.course import list_lessons
from games.interstellar_pig.orders.kinds import ORDERS
from games.interstellar_pig.picture.pictures import (
    BOARD,
    PLACES,
    board,
    draw_envelopes_board,
    draw_sheets_board,
    hand_board,
)
from games.interstellar_pig.practice.fights import explain_commit
from games.interstellar_pig.practice.player import practise
from games.interstellar_pig.practice.search import SEARCH
from games.interstellar_pig.practice.suggestions import sort, suggest
from games.interstellar_pig.questions.script import Chapter, play_until_over
from games.interstellar_pig.reference import list_entries
from games.interstellar_pig.rules.characters import characters as make_characters
from games.interstellar_pig.rules.deal import dealing, favours
from games.interstellar_pig.rules.departure import end_amid
from games.interstellar_pig.rules.picks import pick_order, picks
from games.interstellar_pig.rules.placement import placement
from games.interstellar_pig.rules.planets import chart, planets
from games.interstellar_pig.rules.stash import attributes, stash
from games.interstellar_pig.rules.turns import after, first_turn, turn
from games.interstellar_pig.sections import SECTIONS
from games.interstellar_pig.state.options import OPTIONS
from games.interstellar_pig.state.setup import PLAYERS, setup
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.highlights import HIGHLIGHTS
from games.interstellar_pig.views.names import name_thing, note, numbers
from games.interstellar_pig.views.outline import OUTLINE
from games.interstellar_pig.views.summary import (
    describe_notes,
    describe_sheets,
    hand,
    has_notes,
    has_sheets,
    list_known_planets,
    progress,
    summary,
    title,
)
from games.interstellar_pig.views.view import View, view
from porc_royal.additions import Assembly, load
from porc_royal.assembly import Base, assemble
from porc_royal.lessons import make_gentle
from porc_royal.rulebook import Act, Look, Rulebook

CHAPTERS: Final[Mapping[str, Chapter]] = {
    "characters": make_characters,
    "chart": chart,
    "planets": planets,
    "dealing": dealing,
    "favours": favours,
    "pick-order": pick_order,
    "picks": picks,
    "attributes": attributes,
    "stash": stash,
    "placement": placement,
    "first-turn": first_turn,
    "turn": turn,
    "after": after,
}

ACTS: Final[Mapping[str, Act]] = {
    "dealing": Act("dealing", board=True),
    "picks": Act("picks"),
    "placement": Act("placement", board=True),
    "turn": Act("turn", board=True, repeats=True),
}
"""The chapters with which the channel reads a new message: each turn of a player is one."""

EARLY: Final = 2
"""The rounds in which a gentle practice player wins nothing."""
ROOMS: Final = (
    *(
        "facts",
        "things",
        "state",
        "extension",
        "rules",
        "questions",
        "orders",
        "views",
        "picture",
        "practice",
    ),
    *("characters", "gear", "events", "reference"),
)
"""What adds to the game, in this order: rules before cards."""


def make(assembly: Assembly) -> Rulebook[State, View]:
    """The rulebook with what has been added."""
    return Rulebook(
        name="interstellar_pig",
        version=3,
        seats=PLAYERS,
        options=OPTIONS,
        state=assembly.bind(State),
        setup=partial(setup, assembly),
        first="characters",
        chapters={name: play_until_over(chapter, end_amid) for name, chapter in CHAPTERS.items()},
        acts=ACTS,
        view=view,
        summary=summary,
        hand=hand,
        board=board,
        shown=BOARD,
        hand_board=hand_board,
        title=title,
        practise=practise,
        gentle=make_gentle(practise, lambda view: view.round <= EARLY),
        search=SEARCH,
        lessons=partial(list_lessons, assembly),
        progress=progress,
        sections=SECTIONS,
        entries=partial(list_entries, assembly),
        hands=facts.ON_HANDS,
        logged=frozenset({facts.CHARACTER, facts.WORLD}),
        note=note,
        own_name=name_thing,
        numbers=numbers,
        aside=frozenset({"stance", "auto-end", "concede", "play-on", "resign", "stash-anyway"}),
        rare=frozenset({"stance", "auto-end", "concede", "resign"}),
        places=PLACES,
        suggestions=suggest,
        reasons=explain_commit,
        sort=sort,
        looks={
            "envelopes": Look(
                describe_notes,
                draw_envelopes_board,
                list_known_planets,
                shows={facts.FOUND: "planet"},
                seated=True,
                is_there=has_notes,
            ),
            "sheets": Look(describe_sheets, draw_sheets_board, button=True, is_there=has_sheets),
        },
        orders=ORDERS,
        highlights=HIGHLIGHTS,
        outline=OUTLINE,
        corrections=CORRECTIONS,
        assembly=assembly,
    )


BASE: Final = Base(load(*(f"games.{facts.GAME}.{room}" for room in ROOMS)), make)
RULEBOOK: Final = assemble(BASE)
