"""An option and a look of a toy game, added by what CONTRIBUTING lists and nothing else, in the hands of people."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Final, Literal, cast

import msgspec
import pytest

from bot.games import GAMES
from bot.i18n import sources
from bot.moderation.answers import Viewer
from games.table.asks import Refused
from games.table.facts import Named, Saying
from games.table.options import Offered, make_table_options, settle
from games.table.rulebook import Look, Settings
from tests.loopback import Interaction
from tests.sockets.house import Town
from tests.table import noughts

# An option: a field of the game's `Options`, read by its rules.


class Options(msgspec.Struct, frozen=True):
    """What the lobby of the toy game lets people choose."""

    misere: Annotated[bool, Offered("game")] = False
    pace: Annotated[Literal["calm", "brisk"], Offered("game")] = "calm"


OPTIONS: Final = make_table_options(Options)


def setup(_players: int, settings: Settings) -> noughts.State:
    return noughts.State(msgspec.convert(settle(OPTIONS, settings), Options).pace == "brisk")


# A look: an entry of the rulebook.


def told(seen: noughts.View, square: str | None) -> Sequence[Saying]:
    marked = [one for one in seen.moves if square in (None, one)]
    return [Saying("noughts-marked-so-far", {"number": len(marked)})]


def squares(_seen: noughts.View) -> Sequence[Named]:
    return [Named("square", one) for one in noughts.SQUARES]


BOOK: Final = replace(
    noughts.RULEBOOK,
    options=OPTIONS,
    setup=setup,
    looks={"marks": Look(told, "marks", things=squares, asked="square", seated=True, button=True)},
)

# The words of both, in each language.

ENGLISH: Final = """
noughts-group-game = Rules
noughts-option-misere = Three in a row
noughts-option-misere-true = lose
noughts-option-misere-false = win
noughts-option-misere-help = What a row is worth.
noughts-option-pace = Pace
noughts-option-pace-calm = leisurely
noughts-option-pace-brisk = hurried
noughts-option-pace-help = How fast it goes.
noughts-marked-so-far = Marked so far: { $number }
marks-title = The marks at { $table }
marks-none = Nothing is marked.
no-marks = { $game } has no marks.
button-marks = Marks
command-marks =
    .name = marks
    .description = See what is marked
command-marks-option-square =
    .name = square
    .description = Which square
"""
FRENCH: Final = ENGLISH.replace(".name = marks", ".name = marques").replace(".name = square", ".name = case")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy game among the others, with the folder of its sentences."""
    for language, text in (("en", ENGLISH), ("fr", FRENCH)):
        (tmp_path / "messages" / language).mkdir(parents=True)
        (tmp_path / "messages" / language / "table.ftl").write_text(text, encoding="utf-8")
    ours = sources.list_folders(list(GAMES))
    places = [*ours, (BOOK.name, tmp_path / "messages")]
    monkeypatch.setattr("bot.i18n.reader.list_folders", lambda _games: places)
    monkeypatch.setitem(cast(dict[str, Any], GAMES), BOOK.name, BOOK)


def menus_of(answer: Interaction) -> dict[str, list[str]]:
    assert answer.message is not None
    return answer.message.menus


async def opened(town: Town) -> None:
    """The lobby of a table of the toy game, which Bob has opened."""
    given = {"game": BOOK.name, "options": "pace=brisk", "language": "en"}
    await town.bob.slash("table open", given, channel=town.channel)
    await town.house.settle()


async def test_an_option_is_typed_shown_changed_by_menu_and_played(town: Town) -> None:
    await opened(town)
    lobby = town.public()[-1]
    assert "Pace" in lobby.text
    assert "hurried" in lobby.text
    live = await town.house.live()
    assert live.table.options == {"misere": False, "pace": "brisk"}
    assert setup(2, live.table.options).misere
    found = await town.bob.autocomplete(
        "table open", "options", "pac", {"game": BOOK.name}, channel=town.channel
    )
    assert [choice["value"] for choice in found] == ["pace=calm", "pace=brisk"]
    page = await town.bob.press(lobby, "Options")
    page = await town.bob.choose(page, list(menus_of(page))[-1], ["1"])
    (menu,) = [name for name, values in menus_of(page).items() if values == ["calm", "brisk"]]
    await town.bob.choose(page, menu, ["calm"])
    await town.house.settle()
    live = await town.house.live()
    assert live.table.options == {"misere": False, "pace": "calm"}
    assert not setup(2, live.table.options).misere


async def test_a_look_has_its_command_in_both_languages_and_its_button(town: Town) -> None:
    await opened(town)
    lobby = town.public()[-1]
    early = await town.bob.slash("marks", channel=town.channel)
    assert early.text == town.house.text("refused-not-started", "en")
    await town.bob.press(lobby, "Add a practice player")
    await town.bob.press(lobby, "Start")
    await town.house.settle()
    count = len((await town.house.live()).play.view(None).moves)
    whole = await town.bob.slash("marks", channel=town.channel)
    assert whole.ephemeral
    assert "The marks at" in whole.text
    assert f"Marked so far: {count}" in whole.text
    one = await town.bob.slash("marks", {"square": "c3"}, channel=town.channel)
    assert "Marked so far: 0" in one.text or count == 9
    found = await town.bob.autocomplete("marks", "square", "c3", channel=town.channel)
    assert [choice["value"] for choice in found] == ["c3"]
    stranger = await town.ana.slash("marques", channel=town.channel)
    assert stranger.text == town.house.text("refused-not-seated")
    door = next(each for each in reversed(town.public()) if "Marks" in each.buttons.values())
    assert (await town.bob.press(door, "Marks")).text == whole.text
    table, viewer = (await town.house.live()).table.id, Viewer(town.bob.id, "en")
    older = await town.house.bot.queries.show_look(table, viewer, "")
    assert older.panel.text == whole.text  # a button sent before buttons named their look
    with pytest.raises(Refused, match="press-unknown"):
        await town.house.bot.queries.show_look(table, viewer, "forged")


async def test_of_a_game_that_has_no_such_look_it_is_said_so(town: Town) -> None:
    await town.started()
    none = await town.bob.slash("marks", channel=town.channel)
    assert none.text == town.house.text("no-marks", "en", game=town.house.text("cochons-name", "en"))
