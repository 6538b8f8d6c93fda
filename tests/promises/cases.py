"""What the promises are tried on: every game of the registry, and those with two rule sets once for each.

A case is named after its game, and what tells it from the game's other cases: "cochons", "cochons-complete".
"""

import os
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.games import GAMES, AnyRulebook
from porc_royal.rulebook import Setting, TableOption
from tests.games.ours import OURS

GAMES_OF_EACH: Final = int(os.environ.get("GAMES", "0"))
"""How many whole games of each case the long run plays, if not as many as the case says: `make soak GAMES=5000`."""


@dataclass(frozen=True, slots=True)
class Case:
    """A game, perhaps held to some values of its options, and how much of it is played.

    kept     options that stay as they are, for which luck is not asked: expansions that are, or are not, played
    seams    chapters a game goes through at most before it is looked at
    games    whole games played by luck, rebuilt after every reply; the long run (`make soak`) plays `soak` in all
    lobby    numbers of the games played with the options as the lobby offers them, however long they last
    stories  games of which every question is put again on another deal; the long run plays ten times as many
    pairs    pairs of runs compared for each watcher: with four times as many tables nearly every leak shows that is
             sown on purpose, and with half as many again hardly one more (`first_found.json`)
    """

    game: str
    limits: Mapping[str, tuple[Setting, ...]] = field(default_factory=dict)
    kept: Mapping[str, Setting] = field(default_factory=dict)
    seams: int = 60
    games: int = 50
    soak: int = 2000
    lobby: tuple[int, ...] = tuple(range(8))
    stories: int = 8
    pairs: int = 4

    @property
    def book(self) -> AnyRulebook:
        """The rules that are played."""
        return GAMES[self.game]

    def values(self, option: TableOption) -> tuple[Setting, ...]:
        """The values among which luck chooses for an option of the lobby."""
        if option.name in self.kept:
            return (self.kept[option.name],)
        return self.limits.get(option.name, option.values)

    def choose(self, luck: random.Random) -> dict[str, Setting]:
        """Every option of the lobby at any of the values that it may have here."""
        return {
            one.name: self.kept[one.name] if one.name in self.kept else luck.choice(self.values(one))
            for one in self.book.options
        }


EXPANSIONS: Final[Mapping[str, Setting]] = {
    "planetoids": False,
    "reward_deck": "none",
    "special_ships": "none",
    "double_ships": "none",
    "cosmic_pig": False,
    "pig_end": "dice",
    "pig_defense": True,
    "pig_counts": False,
    "pig_trader": False,
    "pig_finder": True,
}
"""What a case of Cosmic Encounter without expansions keeps off; each expansion has a case of its own."""
DOMINION: Final = ("reward_deck", "special_ships", "double_ships")
"""Options of Cosmic Dominion that luck chooses; where there are too many players for second ships it chooses again."""
EXPANDED: Final[Mapping[str, Case]] = {
    "cosmic-dominion": Case(
        "cosmic",
        limits={
            "reward_deck": ("both", "dominion", "incursion"),
            "special_ships": ("flagship", "salvage", "none"),
            "double_ships": ("none", "same", "other"),
        },
        kept={name: value for name, value in EXPANSIONS.items() if name not in DOMINION},
        games=8,
        soak=1000,
        lobby=(0,),
        stories=3,
        pairs=4,
    ),
    "cosmic-planetoids": Case(
        "cosmic",
        kept={**EXPANSIONS, "planetoids": True},
        games=10,
        soak=1000,
        lobby=(0,),
        stories=2,
    ),
    "cosmic-pig": Case(
        "cosmic",
        kept={name: value for name, value in EXPANSIONS.items() if "pig" not in name} | {"cosmic_pig": True},
        games=10,
        soak=1000,
        lobby=(0,),
        stories=3,
    ),
}
"""Cosmic Encounter with one of its expansions: `make soak` tries the promises on these."""
LAST_TURNS: Final = (0, 6, 8, 10, 12)
"""Last turns of Les Cochons that luck chooses from: games that are to be short end still earlier (`quick`)."""
ALL_CASES: Final[Mapping[str, Case]] = {
    **{name: Case(name) for name in OURS},
    "cosmic": Case("cosmic", kept=EXPANSIONS, games=10, lobby=(1, 3), stories=6),
    **EXPANDED,
    "interstellar_pig": Case("interstellar_pig", soak=3000, pairs=5),
    "cochons": Case(
        "cochons", {"rule_set": ("simplified",), "max_turns": LAST_TURNS}, lobby=(1, 3, 4, 5, 7, 8, 10, 11)
    ),
    "cochons-complete": Case(
        "cochons",
        {"rule_set": ("complete",), "max_turns": LAST_TURNS},
        seams=110,
        games=10,
        soak=2000,
        lobby=(7, 11),
        stories=3,
    ),
}
"""A turn of the complete Cochons is several times as long as one of any other game, so fewer games are played.

Six random players without a last turn need over 40,000 replies for recipes of a five and a one: `make soak`.
"""
CASES: Final[Mapping[str, Case]] = {
    name: case
    for name, case in ALL_CASES.items()
    if name not in EXPANDED or os.environ.get("PORC_PROFILE") == "soak"
}
"""Those that are tried now."""


def find_case(name: str) -> Case:
    """A case by its name; of a game that is not ours, the whole of it."""
    return ALL_CASES.get(name) or Case(name)
