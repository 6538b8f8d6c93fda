"""What this game says is entered in `facts.py`; what holds in every game is in tests/games/registers.py."""

from pkgutil import iter_modules
from typing import Any, ClassVar

from games.cochons import cards, facts
from games.cochons.cards import combat, ships, supporters
from games.cochons.extension.catalogue import CARDS
from games.cochons.picture.pictures import list_choosable
from games.cochons.rulebook import RULEBOOK
from porc_royal.asks import Ask
from porc_royal.play import Play
from tests.cochons.games import LIMITS
from tests.games.registers import EveryKey, Registered

TABLES = {"combat", "ships", "supporters"}
"""Cards of which nothing but figures is printed have no file: each is a row of one of these."""
TITLES = RULEBOOK.assembly.table(CARDS)
PRINTED = {card.title for table in (combat.CARDS, ships.CARDS, supporters.CARDS) for card in table}


def lit_tiles_are_on_the_board(play: Play[Any, Any], ask: Ask) -> bool:
    return set(list_choosable(ask)) <= set(play.state.board)


class TestKeys(EveryKey):
    registered: ClassVar = Registered(
        rulebook=RULEBOOK,
        keys=RULEBOOK.assembly.keys,
        things={**RULEBOOK.assembly.keys.things, "card": tuple(TITLES)},
        labelled=("tile", "cell", "player"),
        chance=RULEBOOK.assembly.keys.chances,
        steps=RULEBOOK.assembly.keys.steps,
        modules=[module.name for module in iter_modules(cards.__path__) if module.name not in TABLES],
        titles=tuple(title for title, card in TITLES.items() if card.copies and title not in PRINTED),
        phases=facts.PHASES,
        lights=lit_tiles_are_on_the_board,
        limits=LIMITS,
    )
