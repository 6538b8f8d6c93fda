"""Whatever is public of the complete game stands on the board and in its text, in both languages."""

from collections.abc import Callable, Mapping

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons.picture.pictures import board
from games.cochons.picture.shown import KEYS
from games.cochons.state.state import Extras, State
from games.cochons.views import summary as lines
from games.cochons.views.summary import summary
from porc_royal.facts import Listing, Named, Saying, Seat, Who
from porc_royal.scene import Scene
from tests.cochons.boards import shown
from tests.cochons.scenario import Table, galaxy
from tests.painter.words import said
from tests.words import WORDS

TILES = ("O red 0:2G+1GG 1:1G", "A1 blue pirate:2", "A2 yellow 2:3G", "A3 blue 1:2G", "B1 red porcophage:1")


def nothing(state: State) -> None:
    """The table as it is."""


def lent(state: State) -> None:
    """R-66."""
    state.board["O"].troops[0].lent = 1
    state.players[0].gruiks += 1


def intruding(state: State) -> None:
    """R-89."""
    state.board["A1"].intruders = Extras("worm", 1, attacking=True)


def banned(state: State) -> None:
    """P-11."""
    state.bans.append((Seat(1), state.board["A2"].name))


def feasting(state: State) -> None:
    """R-57."""
    state.board["A2"].feast = Seat(2)


def unexplored(state: State) -> None:
    """O-8."""
    state.board["A4"].explored = False


def sunny(state: State) -> None:
    """O-3."""
    state.board["A5"].kind = "sun"


def eaten(state: State) -> None:
    """R-45."""
    state.eaten = 2


def table_with(arrange: Callable[[State], None]) -> Table:
    return galaxy(*TILES, chapter="travel", rule_set="complete", arrange=arrange, alone=True)


def told(table: Table, key: str) -> list[Mapping[str, object]]:
    return [dict(line.args) for line in summary(table.play.view(None)) if line.key == key]


def legend(key: str, language: Language) -> str:
    assert f"cochons-picture-{key}" in KEYS
    return WORDS.of(language).say(Saying(f"cochons-picture-{key}"), str, "cochons")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("sign", "arrange"),
    [
        ("lent", lent),
        ("closed", banned),
        ("feast", feasting),
        ("worm", intruding),
        ("back", unexplored),
    ],
)
def test_the_legend_explains_a_sign_that_the_board_carries_and_no_other(
    sign: str, arrange: Callable[[State], None], language: Language
) -> None:
    assert legend(sign, language) in said(shown(table_with(arrange), None, language))
    assert legend(sign, language) not in said(shown(table_with(nothing), None, language))


def test_every_sign_changes_the_tile_it_stands_on() -> None:
    plain = {layer.name: layer for layer in _scene(nothing).layers}
    for arrange, where in (
        (lent, "troops"),
        (banned, "closed"),
        (feasting, "names"),
        (intruding, "troops"),
        (unexplored, "tiles"),
        (sunny, "tiles"),
    ):
        changed = {layer.name: layer for layer in _scene(arrange).layers}
        assert changed[where] != plain[where], arrange.__name__


def test_those_who_came_upon_extra_cochons_stand_behind_them_and_there_is_a_fight() -> None:
    """R-89: both stacks are on the tile, in order of arrival."""
    table = table_with(intruding)
    view = table.play.view(None)
    assert view.tile("A1").intruders is not None
    drawn = {layer.name: layer for layer in shown(table, None).layers}
    calm = {layer.name: layer for layer in shown(table_with(nothing), None).layers}
    assert len(drawn["fights"].shapes) == len(calm["fights"].shapes) + 1
    stacks = [(line["monster"], line["attacking"]) for line in told(table, lines.SUMMARY_EXTRAS)]
    assert stacks == [("pirate", 0), ("worm", 1), ("porcophage", 0)]


def test_the_text_says_who_is_held_and_who_is_on_loan() -> None:
    """R-55, R-66: S-17 with a number."""
    assert told(table_with(nothing), lines.SUMMARY_PINNED) == [{"tiles": Listing(("O 1",))}]
    assert told(table_with(nothing), lines.SUMMARY_LENT) == []
    assert told(table_with(lent), lines.SUMMARY_LENT) == [{"tiles": Listing(("O 1",))}]


def test_the_text_says_where_somebody_may_not_land() -> None:
    """P-11, R-57."""
    ban = {"who": Who(Seat(1)), "tile": Named("tile", "A2")}
    assert told(table_with(banned), lines.SUMMARY_BAN) == [ban]
    assert told(table_with(feasting), lines.SUMMARY_FEAST)


def test_the_text_counts_the_planets_that_worms_have_eaten() -> None:
    """R-45: it says how many more may be."""
    assert told(table_with(nothing), lines.SUMMARY_EATEN) == []
    assert told(table_with(eaten), lines.SUMMARY_EATEN) == [{"number": 2}]


def test_while_the_galaxy_is_built_the_text_counts_the_piles() -> None:
    """C-11: how many tiles are left of each family is known to all."""

    def building(state: State) -> None:
        state.supply = [state.board.pop(cell) for cell in ("B2", "B3")]
        state.supply[0].family = "red"

    (line,) = told(table_with(building), lines.SUMMARY_LEFT)
    assert line == {"red": 1, "yellow": 0, "blue": 0, "black": 1}


def _scene(arrange: Callable[[State], None]) -> Scene:
    return board(
        table_with(arrange).play.view(None), None, lambda thing: getattr(thing, "key", "") or str(thing)
    )
