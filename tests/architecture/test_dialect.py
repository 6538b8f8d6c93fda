"""One dialect: a function is a verb. What the rulebook calls by a name of its own keeps that name."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import pytest

from tests.architecture import tree

GAMES: Final = ("cochons", "cosmic", "election", "interstellar_pig")
PACKAGES: Final = ("bot", "cogs", "porc_royal", "storage")
VERBS: Final = frozenset(
    re.findall(
        r"\w+",
        """
        abandon accept add address agree allot allow ally announce answer append apply are arrive ask assemble
        attach autostash backup ban banish beam begin bid bind blend break bribe bring build call can cancel cap capture
        carry cast change chart check choose clamp classify clean clear close collect combine come commit
        compare complete compute conclude continue convert copy could count cut deal decide declare decode
        defect describe detonate devour die discard disperse divide do does draw drift drive drop dwindle eat
        elide eliminate embark embolden encode end enlist ensure enter entitle escape estimate examine exchange
        expect explain explore export extend fall feed fence fight fights fill find finish fire fit flee flow
        fly fold follow forecast foresee forget found free freeze gain get give go group grow guard guess hand
        has hash hear help hide hire identify illustrate imagine invite is join keep lacks land lay lead leave lend
        lengthen let lie list load locate look loot lose make mark may measure mention miss modify move multiply must
        name narrow negotiate normalise note offer open order outline owe pack part pay perish pick place plan
        play prepare proclaim promise promote propose prove punch put quote rank rate react read rebuild receive rechain
        reckon recognise record redeal refuse rehearse reinforce relocate remember remove rename render renew
        reorganise replay reply report require resign resolve respond rest restart restore resume retrieve return reveal
        reverse reward rob roll round run save say scale scatter seal seduce seek send serve set settle shift shorten
        show shuffle skip sort sow spare spend split spread stand start stash stay steal steer stop strip
        suggest sum summarise summarize summon support swap sweep switch sync take tell throw trade translate
        travel turn tweak type understand unpack upgrade value void vote wait walk warn was weave weigh welcome
        whisper win withdraw word would write zap
        """,
    )
)
SLOTS: Final = frozenset(
    re.findall(
        r"\w+",
        """
        board foreseen hand hand_board lasts needs note numbers played progress setup sort suggest summary
        title turn view wins
        """,
    )
)
"""What `Rulebook` and `Outline` call what a game gives them; discord.py calls `setup` of each module of `cogs`."""


PLAIN: Final = ("cache", "lru_cache", "not_a_rule")
STORED: Final = ("games/cosmic/aliens/", "games/cosmic/expansions/dominion/artifacts/")
"""Here a function may say what its card does, in the third person: a game stores which of them it has announced."""
OTHERS: Final = {
    "games/cosmic/sections.py: both": "joins conditions, and is read within one",
    "games/cosmic/state/roles.py: both": "joins conditions, and is read within one",
    "games/cosmic/state/roles.py: either": "joins conditions, and is read within one",
    "games/cosmic/state/roles.py: with_flare": "makes a condition of another, and is read within one",
    "bot/__main__.py: main": "what Python calls it",
    "bot/i18n/check.py: main": "what Python calls it",
    "bot/record/export.py: main": "what Python calls it",
    "bot/verify/verify.py: main": "what Python calls it",
    "cogs/election/checker/check.py: main": "what Python calls it",
    "bot/wording/rulebook_pages.py: main": "what Python calls it",
    "porc_royal/traces.py: not_a_rule": "a decorator that says what it decorates",
    "cogs/election/commands.py: result": "the command that it is: /election result",
}
"""Functions that are no verb, and why."""


def list_functions(folder: str) -> Iterator[tuple[str, str]]:
    """The public functions of a folder, by file; what a decorator hands to a hook says what its card does."""
    for path in tree.modules(folder):
        for node in tree.parse(path).body:
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and not node.name.startswith("_")
                and all(ast.unparse(one).partition("(")[0] in PLAIN for one in node.decorator_list)
            ):
                yield tree.name(path), node.name


def find_unlike(folder: str) -> list[str]:
    """The functions of a folder that begin with no verb."""
    return [
        f"{file}: {name}"
        for file, name in list_functions(folder)
        if (first := name.partition("_")[0]) not in VERBS
        and name not in SLOTS
        and not (file.startswith(STORED) and first.endswith("s"))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_function_of_a_game_begins_with_a_verb_or_is_a_rule_by_its_own_name(game: str) -> None:
    book: Any = import_module(f"games.{game}.rulebook").RULEBOOK
    chapters = {getattr(chapter, "__name__", "") for chapter in book.chapters.values()}
    named = {*book.assembly.keys.steps, *chapters}
    found = [one for one in find_unlike(f"games/{game}") if one.rpartition(" ")[2] not in named]
    assert [one for one in found if one not in OTHERS] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_function_of_the_program_begins_with_a_verb(package: str) -> None:
    assert [one for one in find_unlike(package) if one not in OTHERS] == []


def test_every_exception_is_still_needed() -> None:
    found = {one for folder in ("games", *PACKAGES) for one in find_unlike(folder)}
    assert [one for one in OTHERS if one not in found] == []
