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
hooks.py          every place where they act on the rules
declaring.py      how they say what they do; in_play.py: which powers are in play; zaps.py: what is cancelled
windows.py        when cards may be played, and who is asked; choosing.py: small questions
state.py          the whole game as plain data; ships.py, hands.py: where things are; roles.py: who is who
catalogue.py      what is printed on cards; decks.py: how many of each
facts.py          every key that is said
views/view.py     what each seat may know
"""

from typing import Final

from games.cosmic import aliens, cards, facts
from games.cosmic.options import OPTIONS
from games.cosmic.rules.alliance import alliance
from games.cosmic.rules.clearing import stop
from games.cosmic.rules.ending import guard
from games.cosmic.rules.launch import launch
from games.cosmic.rules.planning import planning
from games.cosmic.rules.resolution import resolution
from games.cosmic.rules.reveal import reveal
from games.cosmic.rules.setting_up import dealing, powers
from games.cosmic.rules.turns import encounter, end, turn
from games.cosmic.setup import PLAYERS, setup
from games.cosmic.state import State
from games.cosmic.views.summary import hand, progress, summary, title
from games.cosmic.views.view import View, view
from games.table.asks import Ask, Reply
from games.table.rulebook import Phrase, Rulebook
from games.table.scene import Scene

CARDS: Final = (*aliens.MODULES, *cards.MODULES)
"""Naming the packages here is what brings aliens and artifacts into the game."""

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


def board(view: View, ask: Ask | None, phrase: Phrase) -> Scene:
    """The board; drawn by its own module."""
    return Scene(8, 8, "#000000", "", "", ())


def practise(view: View, ask: Ask, luck: int) -> Reply:
    """The default, until practice players think."""
    return ask.default


RULEBOOK: Final[Rulebook[State, View]] = Rulebook(
    name="cosmic",
    version=1,
    seats=PLAYERS,
    options=OPTIONS,
    state=State,
    setup=setup,
    first="powers",
    chapters={name: guard(chapter, stop) for name, chapter in CHAPTERS.items()},
    view=view,
    summary=summary,
    hand=hand,
    board=board,
    hand_board=lambda _view, _phrase: None,
    title=title,
    practise=practise,
    progress=progress,
    rules=facts.RULES,
)
