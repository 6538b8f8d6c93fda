"""Les Cochons de l'Espace. Open this file first: it says where everything is.

setup.py          ST      what each player starts with
rules/building    ST.3    the galaxy is laid
rules/placement   ST.4    five Gorets each
rules/draw        sA      discard and draw
rules/elimination         who comes back before sB, who is out after sC
rules/travel      sB      three trips each, and the gaps between travellers (trips.py: one trip)
rules/combats     sC      which fights, in which order (combat.py, rounds.py, flight.py: one fight)
rules/reorganisation      the end of sC
rules/production  sD      glands and victory
rules/new_troops  sE      new Gorets

cards/            one file for each card; hooks.py lists every place where a card acts on the rules
clans/            one file for each power of a clan (O-9), on the same hooks
state.py          the whole game as plain data; troops.py: pieces coming, going and falling
geometry.py       cells, rings, distances, rim
facts.py          every key that is said, with its arguments
view.py           what each seat may know; board.py draws it, practise.py plays by it
"""

from typing import Final

from games.cochons import cards, clans, facts
from games.cochons.options import OPTIONS
from games.cochons.pictures import board, hand_board
from games.cochons.practise import practise
from games.cochons.rules.building import building
from games.cochons.rules.combats import combats
from games.cochons.rules.draw import draw
from games.cochons.rules.elimination import elimination, returns
from games.cochons.rules.new_troops import new_troops
from games.cochons.rules.placement import placement
from games.cochons.rules.production import production
from games.cochons.rules.reorganisation import reorganisation
from games.cochons.rules.travel import gap, travel
from games.cochons.setup import PLAYERS, set_up, setup
from games.cochons.state import State
from games.cochons.summary import hand, note, progress, summary, title
from games.cochons.view import View, view
from games.table.rulebook import Rulebook

CARDS: Final = cards.MODULES
CLANS: Final = clans.MODULES
"""Naming the packages here is what brings cards and powers into the game."""

RULEBOOK: Final[Rulebook[State, View]] = Rulebook(
    name="cochons",
    version=1,
    seats=PLAYERS,
    options=OPTIONS,
    state=State,
    setup=setup,
    first="setup",
    chapters={
        "setup": set_up,
        "building": building,
        "placement": placement,
        "draw": draw,
        "returns": returns,
        "gap": gap,
        "travel": travel,
        "combats": combats,
        "reorganisation": reorganisation,
        "elimination": elimination,
        "production": production,
        "new-troops": new_troops,
    },
    view=view,
    summary=summary,
    hand=hand,
    note=note,
    places=frozenset({"tile", "cell"}),
    board=board,
    hand_board=hand_board,
    title=title,
    practise=practise,
    progress=progress,
    rules=facts.RULES,
)
