"""An option and a look of a toy game, added by what CONTRIBUTING lists and nothing else, in the hands of people."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import pytest

from bot.games import GAMES, SHARED_COMMANDS
from bot.i18n.sentences import read_words
from bot.moderation.answers import Viewer
from porc_royal.asks import Refused
from porc_royal.commands import CommandGroup, LookCommand, move
from porc_royal.facts import Named, Saying
from porc_royal.game import Game
from porc_royal.options import Offered, make_table_options, settle
from porc_royal.rulebook import Look, Settings
from tests.fake_discord import Interaction
from tests.porc_royal import noughts
from tests.sockets.scenario import Scenario, offered_first

# An option: a field of the game's `Options`, read by its rules.


class Options(msgspec.Struct, frozen=True):
    """What the lobby of the toy game lets people choose."""

    misere: Annotated[bool, Offered("game")] = False
    pace: Annotated[Literal["calm", "brisk"], Offered("game")] = "calm"


OPTIONS: Final = make_table_options(Options)


def setup(_players: int, settings: Settings) -> noughts.State:
    return noughts.State(msgspec.convert(settle(OPTIONS, settings), Options).pace == "brisk")


# What may not be chosen together, or not by so many players: one function.


def refuse(players: int, settings: Settings) -> Saying | None:
    brisk = settings["pace"] == "brisk" and settings["misere"]
    return Saying("noughts-too-brisk", {"number": players}) if brisk else None


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
    refuse=refuse,
    looks={"marks": Look(told, things=squares, seated=True, button=True)},
)

# Its command is data beside the rules, as moves are, in two groups; what the package says of itself is one value.

GAME: Final = Game(
    name=BOOK.name,
    rulebook=f"{__name__}:BOOK",
    words="toy_words",
    kit=1,
    commands=(
        CommandGroup("noughts", (move("centre", "b2"),)),
        CommandGroup("noughts-more", (move("corner", "a1"),)),
    ),
    looks=(LookCommand("marks", "marks", asked="square"),),
)

# The words of both, in each language.

ENGLISH: Final = """
noughts-name = Noughts and crosses
noughts-group-game = Rules
noughts-option-misere = Three in a row
noughts-option-misere-true = lose
noughts-option-misere-false = win
noughts-option-misere-help = What a row is worth.
noughts-option-pace = Pace
noughts-option-pace-calm = leisurely
noughts-option-pace-brisk = shorten_waits
noughts-option-pace-help = How fast it goes.
noughts-marked-so-far = Marked so far: { $number }
noughts-too-brisk = The { $number } of you cannot lose so fast.
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
command-noughts =
    .name = noughts
    .description = Moves
command-noughts-centre =
    .name = centre
    .description = Mark the square in the middle
command-noughts-more =
    .name = noughts-more
    .description = More moves
command-noughts-more-corner =
    .name = corner
    .description = Mark the first corner
"""
FRENCH: Final = ENGLISH.replace(".name = marks", ".name = marques").replace(".name = square", ".name = case")


@pytest.fixture(autouse=True)
def toy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The toy game, with the folder of its sentences, which are read for it anew; among the others, or "alone"."""
    for language, text in (("en", ENGLISH), ("fr", FRENCH)):
        folder = tmp_path / "toy_words" / "messages" / language
        folder.mkdir(parents=True)
        (folder / "table.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    others = {} if getattr(request, "param", "") == "alone" else GAMES.known
    monkeypatch.setattr(GAMES, "known", {**others, GAME.name: GAME})
    read_words.cache_clear()
    yield
    read_words.cache_clear()


def menus_of(answer: Interaction) -> dict[str, list[str]]:
    assert answer.message is not None
    return answer.message.menus


async def opened(scenario: Scenario, options: str = "pace=brisk") -> None:
    """The lobby of a table of the toy game, which Bob has opened."""
    given = {"game": BOOK.name, "options": options, "language": "en"}
    await scenario.bob.slash("table open", given, channel=scenario.channel)
    await scenario.running.settle()


async def test_an_option_is_typed_shown_changed_by_menu_and_played(scenario: Scenario) -> None:
    await opened(scenario)
    lobby = scenario.public()[-1]
    assert "Pace" in lobby.text
    assert "shorten_waits" in lobby.text
    live = await scenario.running.live()
    assert live.table.options == {"misere": False, "pace": "brisk"}
    assert setup(2, live.table.options).misere
    found = await scenario.bob.autocomplete(
        "table open", "options", "pac", {"game": BOOK.name}, channel=scenario.channel
    )
    assert [choice["value"] for choice in found] == ["pace=calm", "pace=brisk"]
    page = await scenario.bob.press(lobby, "Options")
    menus: list[str] = []
    for number in range(1, len(menus_of(page)[list(menus_of(page))[-1]])):
        page = await scenario.bob.choose(page, list(menus_of(page))[-1], [str(number)])
        menus = [name for name, values in menus_of(page).items() if values == ["calm", "brisk"]]
        if menus:
            break
    (menu,) = menus
    await scenario.bob.choose(page, menu, ["calm"])
    await scenario.running.settle()
    live = await scenario.running.live()
    assert live.table.options == {"misere": False, "pace": "calm"}
    assert not setup(2, live.table.options).misere


async def test_what_does_not_go_together_is_refused_to_whoever_starts_and_to_nobody_else(
    scenario: Scenario,
) -> None:
    await opened(scenario, "pace=brisk, misere=true")
    await scenario.cy.press(scenario.public()[-1], "Join")
    await scenario.running.settle()
    before = [message.text for message in scenario.public()]
    refused = await scenario.bob.press(scenario.public()[-1], "Start")
    await scenario.running.settle()
    assert refused.ephemeral
    assert refused.text == "The 2 of you cannot lose so fast."
    assert [message.text for message in scenario.public()] == before
    assert (await scenario.running.live()).table.status == "lobby"


async def test_a_look_has_its_command_in_both_languages_and_its_button(scenario: Scenario) -> None:
    await opened(scenario)
    lobby = scenario.public()[-1]
    early = await scenario.bob.slash("marks", channel=scenario.channel)
    assert early.text == scenario.running.text("refused-not-started", "en")
    await scenario.cy.press(lobby, "Join")
    await scenario.bob.press(lobby, "Start")
    await scenario.running.settle()
    count = len((await scenario.running.live()).play.view(None).moves)
    whole = await scenario.bob.slash("marks", channel=scenario.channel)
    assert whole.ephemeral
    assert "The marks at" in whole.text
    assert f"Marked so far: {count}" in whole.text
    one = await scenario.bob.slash("marks", {"square": "c3"}, channel=scenario.channel)
    assert "Marked so far: 0" in one.text or count == 9
    found = await scenario.bob.autocomplete("marks", "square", "c3", channel=scenario.channel)
    assert [choice["value"] for choice in found] == ["c3"]
    stranger = await scenario.ana.slash("marques", channel=scenario.channel)
    assert stranger.text == scenario.running.text("refused-not-seated")
    if await scenario.awaited() == [scenario.bob]:
        question = await scenario.bob.slash("answer", channel=scenario.channel)
        await offered_first(scenario.bob, question)
        await scenario.running.settle()
    whole = await scenario.bob.slash("marks", channel=scenario.channel)
    nothing = await scenario.bob.slash("answer", channel=scenario.channel)
    assert (await scenario.bob.press(nothing, "Marks")).text == whole.text
    table, viewer = (await scenario.running.live()).table.id, Viewer(scenario.bob.id, "en")
    older = await scenario.running.bot.queries.show_look(table, viewer, "")
    assert older.panel.text == whole.text  # a button sent before buttons named their look
    with pytest.raises(Refused, match="press-unknown"):
        await scenario.running.bot.queries.show_look(table, viewer, "forged")


async def test_of_a_game_that_has_no_such_look_it_is_said_so(scenario: Scenario) -> None:
    await scenario.started()
    none = await scenario.bob.slash("marks", channel=scenario.channel)
    assert none.text == scenario.running.text(
        "no-marks", "en", game=scenario.running.text("cochons-name", "en")
    )


async def test_a_game_without_orders_says_so(scenario: Scenario) -> None:
    await opened(scenario)
    lobby = scenario.public()[-1]
    await scenario.ana.press(lobby, scenario.running.text("lobby-join", "en"))
    await scenario.bob.press(lobby, scenario.running.text("lobby-start", "en"))
    await scenario.running.settle()
    none = await scenario.bob.slash("orders", channel=scenario.channel)
    assert none.text == scenario.running.text(
        "no-orders", "en", game=scenario.running.text("noughts-name", "en")
    )


async def test_a_command_of_its_second_group_is_played_as_one_of_the_first(scenario: Scenario) -> None:
    await opened(scenario, "pace=calm")
    lobby = scenario.public()[-1]
    await scenario.cy.press(lobby, "Join")
    await scenario.bob.press(lobby, "Start")
    await scenario.running.settle()
    for line, square in (("noughts centre", "b2"), ("noughts-more corner", "a1")):
        (person,) = await scenario.awaited()
        await person.slash(line, channel=scenario.channel)
        await scenario.running.settle()
        assert (await scenario.running.live()).play.view(None).moves[-1] == square


OF_OTHERS: Final = (
    "cochons de",
    "cosmic",
    "interstellar",
    "élection",
    "election",
    "/cochons",
    "/pig",
    "goret",
)


@pytest.mark.parametrize("toy", ["alone"], indirect=True)
async def test_with_no_other_game_installed_nothing_names_another(scenario: Scenario) -> None:
    commands = {one.name for one in scenario.running.bot.tree.get_commands()}
    assert commands == SHARED_COMMANDS | {"noughts", "noughts-more", "marks"}
    told = [f"{one['name']} {one['description']}" for one in scenario.world.commands[None].values()]
    await opened(scenario)
    for person in scenario.people:
        for line in ("help", "rules", "table list", "status", "orders"):
            answer = await person.slash(line, channel=scenario.channel)
            told.append(answer.text)
            told += [more.text for more in answer.followups]
    unknown = await scenario.ana.slash("table open", {"game": "cosmic"}, channel=scenario.channel)
    assert unknown.text == scenario.running.text("lobby-error-game", games="noughts")
    told += [message.text for message in scenario.public()]
    said = "\n".join(told).casefold()
    assert [one for one in OF_OTHERS if one in said] == []
    assert "noughts" in said
