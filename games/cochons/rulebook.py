"""Les Cochons de l'Espace. Open this file first: it says where everything is.

state/setup       ST      what each player starts with
rules/layout      ST.3    the galaxy is laid
rules/placement   ST.4    five Gorets each
rules/draw        sA 1A   discard and draw
rules/colonists   1B      the Porc Royal gives colonists out (complete)
rules/order       1C      who plays when (complete)
rules/returns     1D.0    who comes back; in the simplified game before sB
rules/newcomers   1D      colonists are placed (settlement: how, in both games)
rules/elimination 3E      who is out; in the simplified game after sC
rules/arrivals    1E      Extra-Cochons arrive (complete)
rules/markers     2A      how many trips at most (complete)
rules/travel      sB 2B   three trips each, and the gaps between travellers (trips: one trip)
rules/attack_gap  3A.w    cards before somebody's attacks (complete)
rules/combats     sC 3A   which fights, in which order
rules/combat              one fight: laying, unfolding, strength, rounds, rerolling, flight
rules/reorganisation      the end of sC
rules/extras      3C      Extra-Cochons move and fight (complete)
rules/production  sD 4A   glands and victory
rules/new_troops  sE      new Gorets
rules/governors   4B      votes for this turn's election (complete, with all that follow)
rules/candidates  4C      bans, candidatures, negotiation
rules/ballots     4C      the vote (call: in which order), the closing window, the result
rules/end_of_turn END     what was lent or held for the turn; coalitions
rules/trades      ANY     cards traded between allies

cards/                one file for each card; extension/hooks: every place where a card acts on the rules
clans/                one file for each power of a clan (O-9), on the same hooks; extension/in_play: which are in play
state/state           the whole game as plain data; state/troops: pieces coming, going and falling
state/stacks          the same for Extra-Cochons; state/parties: what both have in common
state/geometry        cells, rings, distances, rim
orders/kinds          standing orders: what may be answered in advance
lessons/course        what can be learnt in it by /learn
practice/suggestions  whole moves, the best first, as practice players rate them; reasons: why
facts                 every key that is said, with its arguments
sections              the numbered rules, as /rules and /why tell them
reference             what can be looked up by /card
views/outline         what is told of the game as a whole: what is played, what wins, how long, which end is near
secrets               what is hidden, declared once: views are held to it
views/view            what each seat may know; picture/board draws it, practice/player plays by it

Whatever a card or a power adds is held by a value in its own file. `load` finds these values in `ROOMS`, and `assemble`
makes the rulebook of them.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from games.cochons import facts
from games.cochons.corrections import CORRECTIONS
from games.cochons.lessons.course import list_lessons
from games.cochons.orders.kinds import ORDERS
from games.cochons.picture.pictures import BOARD, board, hand_board
from games.cochons.practice.player import practise
from games.cochons.practice.reasons import explain_reply
from games.cochons.practice.search import make_search
from games.cochons.practice.suggestions import needs, suggest
from games.cochons.questions.windows import SIT_OUT
from games.cochons.reference import list_entries
from games.cochons.rules import trades
from games.cochons.rules.arrivals import arrivals
from games.cochons.rules.attack_gap import attack_gap
from games.cochons.rules.ballots import voting
from games.cochons.rules.call import ASK_CALL
from games.cochons.rules.candidates import ASK_READY, candidates
from games.cochons.rules.colonists import ASK_CONVOY, colonists
from games.cochons.rules.combats import combats
from games.cochons.rules.draw import draw
from games.cochons.rules.elimination import elimination
from games.cochons.rules.end_of_turn import end_of_turn
from games.cochons.rules.extras import extras
from games.cochons.rules.flight import ASK_FLEE_EXTRAS, STAY
from games.cochons.rules.governors import governors
from games.cochons.rules.laid_cards import ASK_ATTACK_EXTRAS, ASK_DEFENCE_EXTRAS
from games.cochons.rules.layout import building
from games.cochons.rules.markers import markers
from games.cochons.rules.new_troops import new_troops
from games.cochons.rules.newcomers import newcomers
from games.cochons.rules.order import order
from games.cochons.rules.placement import placement
from games.cochons.rules.production import production
from games.cochons.rules.reorganisation import reorganisation
from games.cochons.rules.rerolls import ACCEPT
from games.cochons.rules.returns import returns
from games.cochons.rules.travel import gap, travel
from games.cochons.sections import SECTIONS
from games.cochons.state.options import OPTIONS
from games.cochons.state.setup import PLAYERS, set_up, setup
from games.cochons.state.state import State
from games.cochons.views.highlights import HIGHLIGHTS
from games.cochons.views.outline import OUTLINE
from games.cochons.views.summary import describe_recipe, hand, note, progress, summary, title
from games.cochons.views.talks import TALKS
from games.cochons.views.tally import TALLY
from games.cochons.views.view import View, view
from porc_royal.additions import Assembly, load
from porc_royal.asks import PASS
from porc_royal.assembly import Base, assemble
from porc_royal.lessons import make_gentle
from porc_royal.rulebook import Act, Look, Rulebook

_TRAVEL, _FIGHTS, _ELECTION = (
    Act("travel", board=True),
    Act("fights", board=True),
    Act("election", board=True, keeps=True),
)
EARLY: Final = 2
"""The turns in which a gentle practice player wins nothing."""
LAYING: Final = (facts.ASK_DEFENCE, facts.ASK_ATTACK, ASK_DEFENCE_EXTRAS, ASK_ATTACK_EXTRAS)
IN_CHANNEL: Final[Mapping[str, Sequence[str]]] = {
    facts.ASK_TRAVEL: (PASS,),
    facts.ASK_REORGANISE: (PASS,),
    ASK_READY: (PASS,),
    **dict.fromkeys((facts.ASK_FLEE, ASK_FLEE_EXTRAS), (PASS, STAY)),
    **dict.fromkeys(LAYING, (PASS,)),
}
"""What everybody may be seen to be able to answer, whatever they hold: all of it is offered to whoever is asked."""
FORMS_IN_CHANNEL: Final[Mapping[str, Sequence[str]]] = {
    facts.ASK_DISCARD: ("discard",),
    facts.ASK_TRAVEL: ("trip",),
    ASK_CONVOY: ("play",),
    ASK_CALL: ("order",),
    **dict.fromkeys(LAYING, ("lay",)),
}
"""Forms that take a press less from here; where the question has whole moves in a menu, *Answer* is as near."""

ACTS: Final[Mapping[str, Act]] = {
    "building": Act("building"),
    "placement": Act("placement", board=True),
    "draw": Act("draw", board=True),
    "gap": _TRAVEL,
    "travel": _TRAVEL,
    "attack-gap": _FIGHTS,
    "combats": _FIGHTS,
    "reorganisation": Act("reorganisation", board=True),
    "candidates": _ELECTION,
    "voting": _ELECTION,
}
"""The chapters with which the channel reads a new message."""

ROOMS: Final = (
    *("facts", "state", "extension", "rules", "questions", "orders", "views", "picture", "practice"),
    *("cards", "clans", "reference"),
)
"""What adds to the game, in this order: rules before cards, powers after them."""


def make(assembly: Assembly) -> Rulebook[State, View]:
    """The rulebook with what has been added."""
    return Rulebook(
        name="cochons",
        version=3,
        seats=PLAYERS,
        options=OPTIONS,
        state=assembly.bind(State),
        setup=partial(setup, assembly),
        first="setup",
        chapters={
            "setup": set_up,
            "building": building,
            "placement": placement,
            "draw": draw,
            "returns": returns,
            "colonists": colonists,
            "order": order,
            "newcomers": newcomers,
            "arrivals": arrivals,
            "markers": markers,
            "gap": gap,
            "travel": travel,
            "attack-gap": attack_gap,
            "combats": combats,
            "reorganisation": reorganisation,
            "extras": extras,
            "elimination": elimination,
            "production": production,
            "new-troops": new_troops,
            "governors": governors,
            "candidates": candidates,
            "voting": voting,
            "end-of-turn": end_of_turn,
        },
        acts=ACTS,
        view=view,
        summary=summary,
        hand=hand,
        hands=frozenset(assembly[facts.ON_HANDS]),
        aside=frozenset({SIT_OUT, ACCEPT, STAY}),
        note=note,
        planned=lambda view: view.plan,
        places=frozenset({"tile", "cell"}),
        suggestions=suggest,
        reasons=explain_reply,
        needs=needs,
        board=board,
        shown=BOARD,
        hand_board=hand_board,
        title=title,
        practise=practise,
        gentle=make_gentle(practise, lambda view: view.turn <= EARLY),
        search=make_search(assembly.keys.dice),
        lessons=partial(list_lessons, assembly),
        progress=progress,
        sections=SECTIONS,
        entries=partial(list_entries, assembly),
        looks={
            "tally": TALLY,
            "recipe": Look(lambda view, _: (describe_recipe(view),), seated=True),
        },
        in_channel=IN_CHANNEL,
        forms_in_channel=FORMS_IN_CHANNEL,
        not_now=trades.explain_not_now,
        talks=TALKS,
        orders=ORDERS,
        highlights=HIGHLIGHTS,
        outline=OUTLINE,
        corrections=CORRECTIONS,
        assembly=assembly,
    )


BASE: Final = Base(load(*(f"games.{facts.GAME}.{room}" for room in ROOMS)), make)
RULEBOOK: Final = assemble(BASE)
