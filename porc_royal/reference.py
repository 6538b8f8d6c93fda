"""What can be looked up in a game, whoever holds it: its cards and powers, its places, and the words of its rules.

A game lists it as its rulebook's `entries`, from what is printed and never from a position: whatever `/card` answers,
and whatever it proposes, is the same for everybody.

    ENTRIES: Final = (
        ReferenceEntry(Named("card", "laser-gun"), "card", does=[Saying(DOES_LASER)], rules=("IP-80",), copies=2),
        enter_word(KEYS, "orbit", "IP-49", "R-98"),
    )
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from porc_royal.facts import Named, Saying
from porc_royal.register import Register
from porc_royal.scene import Scene

WORD: Final = "word"
"""The kind of a word of the rules, as a thing and as an entry."""


Draw: TypeAlias = Callable[[Callable[[Saying | Named], str]], Scene | None]
"""A picture made of words alone, which `Phrase` (rulebook.py) gives it; None where nothing is drawn."""


def draw_nothing(_phrase: Callable[[Saying | Named], str]) -> Scene | None:
    """The game draws no picture of it."""
    return None


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """Something of a game that can be looked up.

    thing   what it is called: its name finds it, in every language
    kind    what it is, worded by `<game>-entry-<kind>` or by the bot's `entry-<kind>`: "card", "word", "event", "place"
    does    what it does or means, a sentence a line; () where its rules say all of it
    notes   what else is printed on it: when it may be played, of which deck it is
    copies  how many of it there are, 0 where that says nothing
    rules   the numbered rules by which it is played, by their ids; those that name it are found besides
    named   further names by which it is found
    told    what is said beside it where a question or the story names it; None: nothing
    draw    its picture, from words alone
    """

    thing: Named
    kind: str
    does: Sequence[Saying | Named] = ()
    notes: Sequence[Saying | Named] = ()
    copies: int = 0
    rules: Sequence[str] = ()
    named: Sequence[Named] = ()
    told: Saying | Named | None = None
    draw: Draw = draw_nothing


def enter_word(keys: Register, name: str, *rules: str) -> ReferenceEntry:
    """Enter a word of the rules: `<game>-word-<name>`, said to mean `<game>-means-<name>`; `rules` say more of it."""
    keys.thing(WORD, name)
    return ReferenceEntry(Named(WORD, name), WORD, (Saying(keys.line(f"means-{name}")),), rules=rules)
