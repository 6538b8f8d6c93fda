"""The election of the Porc Royal, on its own: for a group at a real table, or for another game. Open this file first.

state/ballot        the piles in front of the voters; the game of Les Cochons de l'Espace holds the same ballots
rules/campaign      4C.0 to 4C.2: who stands, who is banned
rules/roll_call     4C.3 called one after another, aloud
rules/sealed_ballot 4C.3 in secret, opened together
rules/result        4C.4 and 4C.5: what cards still change, the result, ties
rules/free          whatever may be done at any time (rules/questions offers it amid every question)

state/options       what the lobby offers, and what is said when an election is opened
state/state         the election as plain data
facts               every key that is said, with its arguments
sections            the numbered rules, as /rules and /why tell them
views/outline       what is told of an election as a whole: what is played, what wins, which end is near
secrets             what is hidden, declared once: views are held to it
views/view          what may be known; views/summary words it, picture/board draws it
"""

from typing import Final

from games.election import facts
from games.election.lessons.course import list_lessons
from games.election.orders.kinds import ORDERS
from games.election.picture.pictures import BOARD, board, hand_board
from games.election.practice.player import practise
from games.election.reference import ENTRIES
from games.election.rules.campaign import campaign
from games.election.rules.result import closing
from games.election.rules.roll_call import roll_call
from games.election.rules.sealed_ballot import sealed
from games.election.sections import SECTIONS
from games.election.state.options import OPTIONS
from games.election.state.setup import PLAYERS, setup
from games.election.state.state import State
from games.election.views.highlights import HIGHLIGHTS
from games.election.views.outline import OUTLINE
from games.election.views.remarks import list_remarks
from games.election.views.summary import hand, note, progress, summary, title
from games.election.views.view import View, view
from porc_royal.additions import Assembly, load
from porc_royal.assembly import Base, assemble
from porc_royal.rulebook import Act, Look, Rulebook

ROOMS: Final = ("facts", "state", "rules", "orders", "views", "picture", "practice", "reference")


def make(assembly: Assembly) -> Rulebook[State, View]:
    """The rulebook: nothing is added to an election but what its own rooms say."""
    return Rulebook(
        name="election",
        version=2,
        seats=PLAYERS,
        options=OPTIONS,
        state=State,
        setup=setup,
        first="campaign",
        chapters={
            "campaign": campaign,
            "roll-call": roll_call,
            "sealed": sealed,
            "closing": closing,
        },
        acts={
            "campaign": Act("campaign", board=True, repeats=True),
            "sealed": Act("vote", board=True),
        },
        view=view,
        summary=summary,
        hand=hand,
        note=note,
        board=board,
        shown=BOARD,
        looks={
            "tally": Look(lambda view, _: summary(view), lambda view, _, phrase: board(view, None, phrase))
        },
        hand_board=hand_board,
        title=title,
        practise=practise,
        lessons=list_lessons,
        progress=progress,
        sections=SECTIONS,
        entries=lambda: ENTRIES,
        aside=frozenset((*facts.STANDING, *facts.PRESIDING)) - {"close"},
        rare=frozenset(facts.PRESIDING) - {"order", "close"},
        cards=False,
        keeps_seats=True,
        by_message=frozenset({facts.ASK_VOTE}),
        orders=ORDERS,
        titled=True,
        gathers=True,
        chance=lambda settings: settings.get("tie") == "lot",
        outline=OUTLINE,
        highlights=HIGHLIGHTS,
        remarks=list_remarks,
        assembly=assembly,
    )


BASE: Final = Base(load(*(f"games.{facts.GAME}.{room}" for room in ROOMS)), make)
RULEBOOK: Final = assemble(BASE)
