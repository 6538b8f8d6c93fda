"""Cosmic Encounter. Open this file first: it says where everything is.

rules/first_hands     CE-4    aliens in secret, the decks, first hands, who begins
rules/turns           CE-40   start of a turn, the regroup, another encounter or the next turn
rules/destiny         CE-50   destiny (state/fates: the cards), and where one may aim
rules/launch          CE-60   aim and ships in one reply; own colonies re-founded; moons
rules/alliance        CE-70   invitations, answers with conditions
rules/planning        CE-80   new hands, encounter cards
rules/reveal          CE-90   flipping and modifying; rules/reinforcements: bids, or back and forth
rules/reckoning       CE-94   totals and the outcome, pure
rules/resolution      CE-100  what becomes of ships; rules/losses, compensation, rewards
rules/deals           CE-110  offers until both confirm (rules/terms: what may be agreed)
rules/cleanup         CE-108  what is left of an encounter
rules/victory         CE-20   who has won, whose power is lost

aliens/               one file an alien: power and flares; aliens/README.md: how to write one
cards/                one file an artifact
techs/                one file a tech (rules/techs: how they are researched)
expansions/           one folder an expansion; expansions/README.md: how to write one
extension/hooks       every place where they act on the rules
extension/expansion   how an expansion says what it is; figures: rules that are no powers
extension/declarations  how aliens and artifacts say what they do; in_play: whose powers work; zaps: what is cancelled
extension/windows     when cards may be played, and who is asked; questions/choices: small questions
state/state           the whole game as plain data; ships, piles: where things are; roles, sides: who is who
state/catalogue       what is printed on cards; decks: how many of each
facts                 every key that is said
secrets               what is hidden, declared once, each expansion its own: views are held to it
views/view            what each seat may know; summary, names and looks put it into words; additions: further lines
picture/pictures      puts it into pictures; practice rates moves: player plays by it, suggestions words them
lessons/course        what can be learnt in it by /learn
orders/kinds          standing orders; practice/settings: what rules read where nobody is asked; views/outline: all

Whatever an alien, an artifact or an expansion adds is held by a value in its own file. `load` finds these values, and
`assemble` makes the rulebook of them: `BASE`, `EXPANSIONS` and `RULEBOOK` at the end of this page.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from games.cosmic import facts
from games.cosmic.corrections import CORRECTIONS
from games.cosmic.extension.declarations import ARTIFACTS
from games.cosmic.lessons.course import list_lessons
from games.cosmic.orders.kinds import make_orders
from games.cosmic.picture.pictures import BOARD, PLACES, make_aliens, make_board, make_encounter, make_hand
from games.cosmic.practice.player import make_practise
from games.cosmic.practice.search import SEARCH
from games.cosmic.practice.settings import describe_change
from games.cosmic.practice.suggestions import suggest
from games.cosmic.reference import list_entries
from games.cosmic.rules.alliance import alliance
from games.cosmic.rules.cleanup import stop
from games.cosmic.rules.deals import find_partner
from games.cosmic.rules.first_hands import dealing, powers
from games.cosmic.rules.launch import launch
from games.cosmic.rules.planning import planning
from games.cosmic.rules.resolution import resolution
from games.cosmic.rules.reveal import reveal
from games.cosmic.rules.setup import PLAYERS, setup
from games.cosmic.rules.turns import encounter, end, turn
from games.cosmic.rules.victory import guard
from games.cosmic.sections import SECTIONS
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.options import find_refusal, list_options
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.encounter import describe_encounter, has_encounter
from games.cosmic.views.highlights import HIGHLIGHTS
from games.cosmic.views.looks import LOOK
from games.cosmic.views.names import describe_needs, describe_note, describe_thing, group_things, list_numbers
from games.cosmic.views.outline import make_outline
from games.cosmic.views.remarks import list_remarks
from games.cosmic.views.struck import find_owner, is_expected
from games.cosmic.views.summary import (
    describe_plans,
    describe_progress,
    describe_sheets,
    has_sheets,
    list_aliens,
    list_hand,
    name_title,
    summarize,
)
from games.cosmic.views.view import View, make_view
from porc_royal.additions import Assembly, list_packages, load
from porc_royal.asks import Ask
from porc_royal.assembly import Base, assemble
from porc_royal.facts import Saying
from porc_royal.lessons import make_gentle
from porc_royal.rulebook import Act, Look, Rulebook

CHAPTERS: Final = {
    "powers": powers,
    "dealing": dealing,
    "turn": turn,
    "encounter": encounter,
    "launch": launch,
    "alliance": alliance,
    "planning": planning,
    "reveal": reveal,
    "resolution": resolution,
    "end": end,
}


_ENCOUNTER: Final = Act("encounter", board=True, repeats=True)
ACTS: Final[Mapping[str, Act]] = {
    "powers": Act("powers"),
    "dealing": Act("dealing"),
    "turn": _ENCOUNTER,
    "encounter": _ENCOUNTER,
}
"""The chapters with which the channel reads a new message: each encounter is one."""

PACKAGE: Final = "games.cosmic"
ROOMS: Final = (
    "facts",
    "state",
    "extension",
    "questions",
    "rules",
    "views",
    "picture",
    "practice",
    "orders",
    "reference",
)


EARLY: Final = 3
"""The turns in which a gentle practice player wins nothing."""


def explain_not_now(_view: View, command: str, _asked: Ask | None) -> Saying | None:
    """When a move may be made: the same at every table."""
    return Saying(facts.NOT_NOW[command]) if command in facts.NOT_NOW else None


def make(assembly: Assembly) -> Rulebook[State, View]:
    """The rulebook of what base and expansions add. Raises LookupError for an artifact of an unknown kind."""
    for kind in assembly.table(ARTIFACTS):
        find_kind(kind)
    practise = make_practise(assembly)
    return Rulebook(
        name="cosmic",
        version=9,
        seats=PLAYERS,
        options=list_options(assembly),
        refuse=partial(find_refusal, assembly),
        state=assembly.bind(State),
        setup=partial(setup, assembly),
        first="powers",
        chapters={name: guard(chapter, stop) for name, chapter in CHAPTERS.items()},
        acts=ACTS,
        view=make_view,
        summary=summarize,
        hand=list_hand,
        board=make_board,
        shown=BOARD,
        hand_board=make_hand,
        title=name_title,
        practise=practise,
        gentle=make_gentle(practise, lambda view: view.turn <= EARLY),
        search=SEARCH,
        lessons=partial(list_lessons, assembly),
        progress=describe_progress,
        sections=SECTIONS,
        entries=partial(list_entries, assembly),
        hands=frozenset({facts.DREW, facts.TOOK}),
        note=describe_note,
        needs=describe_needs,
        own_name=describe_thing,
        listed=group_things,
        numbers=partial(list_numbers, assembly),
        planned=describe_plans,
        settled=describe_change,
        aside=frozenset({facts.ORDERS, *assembly[additions.ASIDE]}),
        rare=frozenset({facts.ORDERS, *assembly[additions.RARE]}),
        places=PLACES | frozenset(assembly[additions.PLACES]),
        looks={
            "encounter": Look(describe_encounter, make_encounter, button=True, is_there=has_encounter),
            "aliens": Look(describe_sheets, make_aliens, list_aliens, button=True, is_there=has_sheets),
            "table": LOOK,
            **assembly.table(additions.LOOKS),
        },
        not_now=explain_not_now,
        suggestions=suggest,
        parley=find_partner,
        orders=make_orders(assembly),
        highlights=HIGHLIGHTS,
        outline=make_outline(assembly),
        remarks=list_remarks,
        owner=find_owner,
        expects=is_expected,
        corrections=CORRECTIONS,
        assembly=assembly,
    )


BASE: Final = Base(
    load(
        *(f"{PACKAGE}.{room}" for room in ROOMS), f"{PACKAGE}.aliens", f"{PACKAGE}.cards", f"{PACKAGE}.techs"
    ),
    make,
)
EXPANSIONS: Final = tuple(load(name) for name in list_packages(f"{PACKAGE}.expansions"))
RULEBOOK: Final = assemble(BASE, EXPANSIONS)
