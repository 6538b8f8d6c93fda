"""Cosmic Encounter. Open this file first: it says where everything is.

rules/setting_up      CE-4    aliens in secret, the decks, first hands, who begins
rules/turns           CE-40   start of a turn, the regroup, another encounter or the next turn
rules/destiny         CE-50   destiny (fates.py: the cards), and where one may aim
rules/launch          CE-60   aim and ships in one reply; own colonies re-founded; moons
rules/alliance        CE-70   invitations, answers with conditions
rules/planning        CE-80   new hands, encounter cards
rules/reveal          CE-90   flipping and modifying; rules/reinforcements: bids, or back and forth
rules/reckoning       CE-94   totals and the outcome, pure
rules/resolution      CE-100  what becomes of ships; rules/losses, compensation, rewards
rules/deals           CE-110  offers until both confirm (rules/terms: what may be agreed)
rules/clearing        CE-108  what is left of an encounter
rules/ending          CE-20   who has won, whose power is lost

aliens/           one file an alien: power and flares; aliens/README.md: how to write one
cards/            one file an artifact
expansions/       one folder an expansion; expansions/README.md: how to write one
hooks.py          every place where they act on the rules
expanding.py      how an expansion says what it is; figures.py: rules that are no powers; additions.py: what it shows
declaring.py      how they say what they do; in_play.py: which powers are in play; zaps.py: what is cancelled
windows.py        when cards may be played, and who is asked; choosing.py: small questions
state.py          the whole game as plain data; ships.py, hands.py: where things are; roles.py: who is who
catalogue.py      what is printed on cards; decks.py: how many of each
facts.py          every key that is said
views/view.py     what each seat may know; views/summary.py, called.py and looking.py put it into words
picture/pictures.py  puts it into pictures; suggestions.py lists whole moves, practise/player.py plays by it
orders.py         standing orders; settings.py: what rules read where nobody is asked; outline.py: the game as a whole
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from games.cosmic import facts
from games.cosmic.extension import additions
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.declarations import ARTIFACTS
from games.cosmic.orders.kinds import make_orders
from games.cosmic.picture.pictures import PLACES, aliens_board, board, encounter_board, hand_board
from games.cosmic.practice.player import make_practise
from games.cosmic.practice.suggestions import suggest
from games.cosmic.questions.settings import describe_change
from games.cosmic.rules.alliance import alliance
from games.cosmic.rules.clearing import stop
from games.cosmic.rules.deals import find_partner
from games.cosmic.rules.ending import guard
from games.cosmic.rules.launch import launch
from games.cosmic.rules.planning import planning
from games.cosmic.rules.resolution import resolution
from games.cosmic.rules.reveal import reveal
from games.cosmic.rules.setting_up import dealing, powers
from games.cosmic.rules.setup import PLAYERS, setup
from games.cosmic.rules.turns import encounter, end, turn
from games.cosmic.state.options import find_refusal, list_options
from games.cosmic.state.state import State
from games.cosmic.views.encounter import describe_encounter
from games.cosmic.views.looks import LOOK
from games.cosmic.views.names import called, listed, needs, note, numbers
from games.cosmic.views.outline import make_outline
from games.cosmic.views.summary import (
    describe_plans,
    describe_sheets,
    hand,
    list_aliens,
    progress,
    summary,
    title,
)
from games.cosmic.views.view import View, view
from porc_royal.additions import Assembly, list_packages, load
from porc_royal.assembly import Base, assemble
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
ROOMS: Final = ("facts", "state", "extension", "questions", "rules", "views", "picture", "practice", "orders")


def make(assembly: Assembly) -> Rulebook[State, View]:
    """The rulebook of what base and expansions add. Raises LookupError for an artifact of an unknown kind."""
    for kind in assembly.table(ARTIFACTS):
        find_kind(kind)
    return Rulebook(
        name="cosmic",
        version=2,
        seats=PLAYERS,
        options=list_options(assembly),
        refuse=partial(find_refusal, assembly),
        state=assembly.bind(State),
        setup=partial(setup, assembly),
        first="powers",
        chapters={name: guard(chapter, stop) for name, chapter in CHAPTERS.items()},
        acts=ACTS,
        view=view,
        summary=summary,
        hand=hand,
        board=board,
        hand_board=hand_board,
        title=title,
        practise=make_practise(assembly),
        progress=progress,
        rules=tuple(assembly.keys.paragraphs),
        hands=frozenset({facts.DREW, facts.TOOK}),
        note=note,
        needs=needs,
        own_name=called,
        listed=listed,
        numbers=partial(numbers, assembly),
        planned=describe_plans,
        settled=describe_change,
        aside=frozenset({facts.ORDERS, *assembly[additions.ASIDE]}),
        rare=frozenset({facts.ORDERS, "redraw", *assembly[additions.RARE]}),
        places=PLACES | frozenset(assembly[additions.PLACES]),
        looks={
            "encounter": Look(describe_encounter, "encounter", encounter_board, button=True),
            "aliens": Look(describe_sheets, "aliens", aliens_board, list_aliens, asked="alien", button=True),
            "table": LOOK,
            **assembly.table(additions.LOOKS),
        },
        suggestions=suggest,
        parley=find_partner,
        orders=make_orders(assembly),
        outline=make_outline(assembly),
        assembly=assembly,
    )


BASE: Final = Base(
    load(*(f"{PACKAGE}.{room}" for room in ROOMS), f"{PACKAGE}.aliens", f"{PACKAGE}.cards"), make
)
EXPANSIONS: Final = tuple(load(name) for name in list_packages(f"{PACKAGE}.expansions"))
RULEBOOK: Final = assemble(BASE, EXPANSIONS)
