"""Games are found: what packages offer is used where it can be, and named with its fault where it cannot."""

import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.resources import files
from pathlib import Path
from typing import Final

import discord
import pytest
from discord.ext import commands

from bot import __main__ as program
from bot.games import GAMES, GROUP, SHARED_COMMANDS, Games, Package, find_packages
from bot.i18n import LANGUAGES, Language
from bot.i18n.command_words import MOST, count_characters, refuse_long_groups
from bot.ops.config import Settings
from games.cochons.clans.power import OFFERED as POWERS
from games.cochons.commands import CHIPS, OFFERED
from games.cochons.rulebook import RULEBOOK as COCHONS
from games.cochons.rules.colonists import CHIP_FIELDS
from porc_royal.commands import MOST as COMMANDS
from porc_royal.commands import CommandGroup, LookCommand, move
from porc_royal.game import GROUPS, KIT, Game
from tests.architecture import tree
from tests.games.ours import OURS
from tests.i18n.folders import patterns, read_folders
from tests.porc_royal import noughts
from tests.words import WORDS


def make_game(
    name: str, *commands: CommandGroup, kit: int = KIT, looks: tuple[LookCommand, ...] = ()
) -> Game:
    """A game whose words are those of ours, and whose rules are noughts and crosses."""
    rulebook = f"{noughts.__name__}:RULEBOOK"
    return Game(name=name, rulebook=rulebook, words="games.cochons", kit=kit, commands=commands, looks=looks)


LAY: Final = move("lay", "lay")
NOUGHTS: Final = make_game("noughts", CommandGroup("noughts", (LAY,)))
SAME_NAME: Final = make_game("noughts", CommandGroup("crosses", (LAY,)))
SAME_GROUP: Final = make_game("crosses", CommandGroup("noughts", (LAY,)))
SHARED: Final = make_game("crosses", CommandGroup("hand", (LAY,)))
NEWER: Final = make_game("crosses", kit=KIT + 1)
GREEDY: Final = make_game("crosses", *(CommandGroup(name, (LAY,)) for name in ("one", "two", "three")))
FULL: Final = make_game(
    "crosses", CommandGroup("crosses", tuple(move(f"m{n}", "lay") for n in range(COMMANDS + 1)))
)
WORDLESS: Final = Game(name="crosses", rulebook="nowhere:RULEBOOK", words="tests.porc_royal", kit=KIT)
LOST: Final = Game(name="noughts", rulebook="nowhere:RULEBOOK", words="games.cochons", kit=KIT)
SHARING: Final = make_game("crosses", looks=(LookCommand("tally", "tally"),))
OTHERWISE: Final = make_game("crosses", looks=(LookCommand("tally", "tally", asked="seat"),))
SPACED: Final = make_game("crosses", CommandGroup("a b", (LAY,)))
NO_GAME: Final = "noughts"


def point(name: str) -> EntryPoint:
    return EntryPoint(name, f"{__name__}:{name}", GROUP)


def found(*names: str) -> dict[str, Package]:
    return {one.name: one for one in find_packages(map(point, names))}


def test_our_games_are_found_as_anybodys_are() -> None:
    assert [*OURS] == tree.games()
    for name in OURS:
        assert GAMES[name].name == name


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("NEWER", f"version {KIT + 1} of porc_royal, and this is version {KIT}"),
        ("GREEDY", f"3 command groups, and a game may have {GROUPS}"),
        ("FULL", f"/crosses has {COMMANDS + 1} commands, and Discord takes {COMMANDS} in a group"),
        ("SHARED", "/hand is taken"),
        ("WORDLESS", "tests.porc_royal has no sentences"),
        ("NO_GAME", "is no porc_royal.game.Game"),
        ("MISSING", "AttributeError"),
    ],
)
def test_what_cannot_be_used_is_named_with_its_fault_and_stops_no_other(name: str, fault: str) -> None:
    packages = found("NOUGHTS", name)
    assert fault in packages[name].fault
    assert packages["NOUGHTS"].fault == ""


def test_a_package_that_ends_the_program_or_raises_several_lines_is_named_on_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game_that_exits.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    (tmp_path / "game_that_raises.py").write_text("raise RuntimeError('boom\\nand more')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    points = [EntryPoint(name, f"game_that_{name}:GAME", GROUP) for name in ("exits", "raises")]
    assert {one.name: one.fault for one in find_packages(points)} == {
        "exits": "SystemExit: 3",
        "raises": "RuntimeError: boom and more",
    }


@pytest.mark.parametrize(
    ("name", "fault"),
    [("SAME_NAME", "there is a game 'noughts' already"), ("SAME_GROUP", "/noughts is taken")],
)
def test_a_name_that_another_game_has_is_not_given_twice(name: str, fault: str) -> None:
    assert found("NOUGHTS", name)[name].fault == fault


def test_games_share_a_look_only_where_its_command_is_the_same() -> None:
    ours = EntryPoint("cochons", "games.cochons.game:GAME", GROUP)
    faults = {one.name: one.fault for one in find_packages([ours, point("SHARING")])}
    assert faults == {"cochons": "", "SHARING": ""}
    faults = {one.name: one.fault for one in find_packages([ours, point("OTHERWISE")])}
    assert faults["OTHERWISE"] == "/tally is taken" or faults["cochons"] == "/tally is taken"


def list_imported(source: str) -> set[str]:
    """What a fresh process has imported of games once it has run this."""
    source = f"{source}\nimport sys\nprint(*[one for one in sys.modules if one.startswith('games.')])"
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=tree.ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


DESCRIBED: Final = {
    f"games.{name}{part}" for name in OURS for part in ("", ".game", ".commands", ".upgrades")
}


def test_finding_the_games_imports_none_of_their_rules() -> None:
    assert list_imported("from bot.games import GAMES; assert len(GAMES) >= 4") == DESCRIBED


def test_their_commands_and_words_are_there_without_their_rules() -> None:
    source = (
        "import bot.app, cogs.looks, cogs.moves\n"
        "from bot.games import GAMES\n"
        "from bot.i18n.sentences import read_words\n"
        "words = read_words()\n"
        "made = [cogs.moves.make_group(one, '') for game in GAMES.known.values() for one in game.commands]\n"
        "assert len(made) >= 4"
    )
    assert list_imported(source) == DESCRIBED


@pytest.fixture
def others() -> Games:
    """Games of our own making, beside those that are installed."""
    games = Games()
    games.packages = tuple(found("NOUGHTS", "NEWER").values())
    return games


def test_a_rulebook_that_cannot_be_imported_is_as_one_that_is_not_installed() -> None:
    games = Games()
    games.packages = tuple(found("LOST").values())
    assert "noughts" in games
    assert games.get("noughts") is None
    (first, second) = games.describe()
    assert first.startswith("noughts")
    assert "ModuleNotFoundError" in second


def test_the_games_can_be_listed_with_their_versions_places_and_faults(
    others: Games, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.games.GAMES", others)
    assert program.main(["games"]) == program.OK
    listed = capsys.readouterr().out
    assert f"noughts, rules version {noughts.RULEBOOK.version}" in listed
    assert __file__ in listed
    assert f"version {KIT + 1} of porc_royal" in listed


def test_without_any_game_nothing_is_started_and_one_line_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    none = Games()
    none.packages = ()
    monkeypatch.setattr("bot.games.GAMES", none)
    assert program._run(Settings(data_dir=str(tmp_path))) == program.USAGE
    (line,) = capsys.readouterr().err.splitlines()
    assert "No game is installed" in line
    assert program.main(["games"]) == program.USAGE
    assert not [*tmp_path.iterdir()]


# ------------------------------------------------------------------------------------------------ commands


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_room_for_six_more_commands(name: str) -> None:
    used = sum(len(group.list_names()) for group in GAMES.known[name].commands)
    assert GROUPS * COMMANDS - used >= 6


@pytest.mark.parametrize("name", OURS)
def test_the_groups_of_every_game_are_short_enough_for_discord(name: str) -> None:
    for group in GAMES.known[name].commands:
        assert 0 < count_characters(group, WORDS) <= MOST


def test_a_game_whose_commands_say_too_much_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    games = Games()
    games.packages = tuple(found("NOUGHTS").values())
    monkeypatch.setattr("bot.i18n.command_words.MOST", -1)
    refuse_long_groups(games, WORDS)
    assert list(games) == []
    assert games.packages[0].fault == "/noughts has 64 characters, and Discord takes -1"


async def test_a_game_whose_commands_discord_does_not_take_is_left_out_and_the_others_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = Games()
    games.packages = tuple(found("NOUGHTS", "SPACED").values())
    moves = import_module("cogs.moves")
    monkeypatch.setattr(moves, "GAMES", games)
    bot = commands.Bot((), intents=discord.Intents.none())
    await moves.setup(bot)
    assert [one.name for one in bot.tree.get_commands()] == ["noughts"]
    assert list(games) == ["noughts"]
    (fault,) = [one.fault for one in games.packages if one.fault]
    assert "a b" in fault


@pytest.mark.parametrize("name", OURS)
def test_every_look_of_a_game_has_a_command_and_every_such_command_a_look(name: str) -> None:
    game = GAMES.known[name]
    commands = [one.look for one in game.looks] + [one.look for group in game.commands for one in group.looks]
    assert sorted(commands) == sorted(GAMES[name].looks)


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_look_of_a_game_is_worded_by_the_game(name: str, language: Language) -> None:
    game = GAMES.known[name]
    written = read_folders([files(game.words) / "messages"], language)
    shared, own = (
        [one.look for one in game.looks],
        [one.look for group in game.commands for one in group.looks],
    )
    words = {f"{look}-title" for look in shared} | {f"no-{look}" for look in shared}
    may = {f"{look}-none" for look in (*shared, *own)} | {f"button-{look}" for look in (*shared, *own)}
    found = {key for key in written if not key.startswith((f"{name}-", "command-"))}
    assert words <= found
    assert found <= words | may


def test_the_powers_of_the_cochons_that_are_moves_can_be_typed() -> None:
    assert sorted(OFFERED) == sorted(COCHONS.assembly.table(POWERS))


def test_the_chips_of_the_cochons_can_be_typed() -> None:
    assert sorted(name for names in CHIPS.values() for name in names) == sorted(CHIP_FIELDS.values())


# -------------------------------------------------------------------------------------- what names no game


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_bot_names_a_game(language: Language) -> None:
    """Nor one of a game's commands: with only another game installed, nothing would be there of that name."""
    reader = WORDS.of(language)
    for name in OURS:
        called = {reader.text(f"{name}-name").casefold(), f"/{GAMES.known[name].commands[0].name}"}
        for key, pattern in patterns(language).items():
            said = " ".join(getattr(one, "value", "") or "" for one in pattern.elements).casefold()
            if not key.startswith(("elections-", "command-election-")):
                assert not any(re.search(rf"(?<!\w){re.escape(one)}\b", said) for one in called), key


def test_the_commands_that_games_may_not_claim_are_those_that_all_share() -> None:
    source = (
        "import asyncio; from bot.games import GAMES; GAMES.known.clear();"
        "from tests.cogs.tree import load_every_command;"
        "print(*[one.name for one in asyncio.run(load_every_command()).get_commands()])"
    )
    done = subprocess.run(
        [sys.executable, "-c", source], cwd=tree.ROOT, capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) == SHARED_COMMANDS
