"""What a package says of its game: one value, which the bot finds by an entry point. Open this page first.

    # pyproject.toml of the package
    [project.entry-points."porc_royal.games"]
    goofspiel = "goofspiel.game:GAME"

    # goofspiel/game.py
    GAME: Final = Game(
        name="goofspiel",
        rulebook="goofspiel.rulebook:RULEBOOK",
        commands=(COMMANDS,),
        words="goofspiel",
        kit=1,
    )

The bot imports this value when it starts, and the rulebook at the first table of the game: neither `game.py` nor what
it imports (`commands.py`, `upgrades.py`) may import rules.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Final

from porc_royal.commands import MOST, CommandGroup, LookCommand
from porc_royal.rulebook import Rulebook
from porc_royal.secrets import Secrets
from porc_royal.upgrades import Upgrade

KIT: Final = 1
"""The version of this kit: it grows when a game that is written against it would have to be written otherwise."""

GROUPS: Final = 2
"""How many command groups a game may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game as it is found, before any of its rules is imported.

    name      "cochons": what tables call it in storage, for good; the prefix of its words
    rulebook  where its `Rulebook` is: "games.cochons.rulebook:RULEBOOK"
    words     the package in whose folder `messages` its sentences are: `<language>.ftl` or `<language>/*.ftl`
    kit       the version of the kit that it is written against, `KIT` of its day
    commands  its command groups, two at most; the moves that do not fit into the first stand in the second
    looks     its looks whose commands stand beside the groups; games that share a look share its command
    upgrades  its steps between rules versions, one for each version before today's
    secrets   where its `Secrets` are: "games.cochons.secrets:SECRETS"; "" where nothing is hidden from anybody
    """

    name: str
    rulebook: str
    words: str
    kit: int
    commands: tuple[CommandGroup, ...] = ()
    looks: tuple[LookCommand, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    secrets: str = ""

    def load_rulebook(self) -> Rulebook[object, object]:
        """Its rulebook, imported.

        Raises whatever its import raises; TypeError where that is no rulebook, ValueError where it is another game's.
        """
        found: object = resolve_name(self.rulebook)
        if not isinstance(found, Rulebook):
            raise TypeError(f"{self.rulebook} is no Rulebook")
        if found.name != self.name:
            raise ValueError(f"{self.rulebook} is the rulebook of {found.name!r}, not of {self.name!r}")
        return found

    def load_secrets(self) -> Secrets[object]:
        """What it hides, imported. Raises whatever its import raises; TypeError where that is no declaration."""
        found: object = resolve_name(self.secrets) if self.secrets else Secrets()
        if not isinstance(found, Secrets):
            raise TypeError(f"{self.secrets} declares no Secrets")
        return found


def list_faults(game: Game) -> Iterator[str]:
    """What speaks against a game as it is found, in words for its author; nothing where all is well."""
    if game.kit != KIT:
        yield f"it is written against version {game.kit} of porc_royal, and this is version {KIT}"
    if len(game.commands) > GROUPS:
        yield f"it has {len(game.commands)} command groups, and a game may have {GROUPS}"
    versions = [step.written for step in game.upgrades]
    yield from (
        f"two steps lead from version {one}" for one in sorted(set(versions)) if versions.count(one) > 1
    )
    called = [group.name for group in game.commands] + [look.name for look in game.looks]
    yield from (f"/{one} is there twice" for one in sorted(set(called)) if called.count(one) > 1)
    for group in game.commands:
        names = group.list_names()
        if len(names) > MOST:
            yield f"/{group.name} has {len(names)} commands, and Discord takes {MOST} in a group"
        yield from (
            f"/{group.name} {one} is there twice" for one in sorted(set(names)) if names.count(one) > 1
        )
