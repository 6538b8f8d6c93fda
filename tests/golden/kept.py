"""The golden games of ours, by kind: a folder for each kind, a file for each game, named after its seed."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from porc_royal.rulebook import Settings
from porc_royal.testing.golden import decode_game
from tests.promises.cases import ALL_CASES, Case
from tests.promises.invariants import INVARIANTS

FOLDER: Final = Path(__file__).parent
ENOUGH: Final = 20
"""How many games of each kind are kept."""
SHORT: Final = {"max_turns", "pig_end"}
"""Options that stay as they are where games are to be short."""
LONGEST: Final = 900
"""Replies of the longest game that is recorded: longer ones are the same moments again."""

KINDS: Final[Mapping[str, Case]] = {
    **ALL_CASES,
    "cochons-optional": Case(
        "cochons",
        limits={
            "galaxy": ("twins", "galette", "freedom"),
            "building": ("looking", "face-down", "exploration"),
            "recipe": ("420", "510"),
        },
        kept={"rule_set": "complete", "clan_powers": True, "reversed_placement": True},
    ),
    "cosmic-everything": Case(
        "cosmic",
        limits={
            "special_ships": ("flagship", "salvage"),
            "double_ships": ("none", "same", "other"),
        },
        kept={"cosmic_pig": True, "planetoids": True, "reward_deck": "both"},
    ),
}
"""Every game and expansion alone, and with all that may be added to it at once (O-1 to O-9 of Les Cochons)."""
_LIKE: Final[Mapping[str, str]] = {"cochons-optional": "cochons-complete", "cosmic-everything": "cosmic-pig"}
"""Kinds that are as long as a case of the promises."""


def choose_settings(kind: str, seed: int) -> Settings:
    """The options of a kind, by luck, with those under which games are short."""
    luck = random.Random(seed)
    return KINDS[kind].choose(luck) | INVARIANTS[_LIKE.get(kind, kind)].quick(luck)


def list_undrawn(kind: str, games: Mapping[str, bytes]) -> list[str]:
    """Options of which these games show one value alone: a game that is older than an option has its default."""
    case = KINDS[kind]
    chosen = [decode_game(data).setup.settings for data in games.values()]
    drawn = [one for one in case.book.options if one.name not in SHORT and len(case.values(one)) > 1]
    return [one.name for one in drawn if len({own.get(one.name, one.default) for own in chosen}) < 2]


def read_games(kind: str) -> dict[str, bytes]:
    """The files of a kind, by name: "seed-3"."""
    files = (FOLDER / kind).glob("seed-*.txt")
    return {path.stem: path.read_bytes() for path in sorted(files, key=lambda path: get_seed(path.stem))}


def get_seed(name: str) -> int:
    """The seed of a game, by the name of its file."""
    return int(name.removeprefix("seed-"))


def locate_game(kind: str, seed: int) -> Path:
    """Where the game of a seed is kept."""
    return FOLDER / kind / f"seed-{seed}.txt"
