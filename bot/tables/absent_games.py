"""What stands for the rules of a game that is not installed, so that its tables can be named, listed and ended."""

from collections.abc import Mapping
from typing import Final, Never

import structlog

from bot.games import AnyRulebook, Games, NotInstalled
from porc_royal.facts import Saying
from porc_royal.rulebook import Rulebook

log = structlog.get_logger(__name__)

NOWHERE: Final = "not-installed"
"""The first chapter of such a game, which nobody ever comes to."""


async def load_rules(games: Mapping[str, AnyRulebook], game: str) -> AnyRulebook:
    """The rulebook of a game; one that plays nothing where the game is not installed."""
    try:
        return await games.fetch(game) if isinstance(games, Games) else games[game]
    except NotInstalled:
        return make_absent_rulebook(game)


def is_absent(rulebook: AnyRulebook) -> bool:
    """Whether a rulebook only stands for one that is not installed."""
    return rulebook.first == NOWHERE


def make_absent_rulebook(game: str) -> AnyRulebook:
    """A rulebook without options, questions and looks."""

    def refuse(*_: object) -> Never:
        raise NotInstalled(game)

    return Rulebook(
        name=game,
        version=0,
        seats=(0, 0),
        options=(),
        state=dict,
        setup=refuse,
        first=NOWHERE,
        chapters={},
        view=refuse,
        summary=lambda _view: (),
        hand=lambda _view: (),
        board=refuse,
        hand_board=lambda _view, _phrase: None,
        title=lambda _view, _seat: None,
        practise=refuse,
        progress=lambda _view: Saying(NOWHERE),
        cards=False,
    )
