"""Whatever a game can be asked to show is answered with words, also where it has nothing to show."""

from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language
from bot.tables.live import Live
from bot.tables.running import run_rules
from bot.tables.turn import Turn
from porc_royal.play import Play
from tests.screens.gallery import Gallery, Screen
from tests.screens.games import LARGE
from tests.screens.limits import check

LOOKS: Final = [(name, look) for name in LARGE for look in GAMES[name].looks]


def begin(gallery: Gallery) -> Live:
    """A game that has just begun, with all options as they are by default."""
    live = gallery.table(status="playing")
    live.game = Play.new(live.rulebook, len(live.seats), {})
    run_rules(Turn(live))
    return live


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "look"), LOOKS)
async def test_every_look_is_answered_in_a_game_that_has_just_begun(
    name: str, look: str, language: Language
) -> None:
    gallery = Gallery(language, "wide", name)
    panel = await gallery.look(begin(gallery), look)
    assert panel.text.strip()
    check(Screen.of(look, panel))
