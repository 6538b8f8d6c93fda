"""Every key that a game says, entered once with the names of its arguments.

A game keeps one `Register` on its page `facts.py`, and its cards add their keys to it from their own files:

    REGISTER: Final = Register("cochons")
    DREW: Final = REGISTER.fact("drew", "who", "number")     # "cochons-drew"

Keys begin with the name of the game, which is written once. The sentences are in `messages/*.ftl`; a test holds
the register against them and against what random games say.

* `facts`: what happened. `refusals`: why a reply may not be taken. `results`: how the game ended.
* `summary`: lines of what is shown. `effects`: what cards do. `asks`: questions.
* `notices`: what is told of the game as a whole, before, at its beginning, and before its end (`Outline`).
* `forms`: those of them that no rule puts, but whoever fills them in (standing orders).
* `waiting`: what of a question its `<ask>-waiting` says to the others: players only, who are known to all.
* `options`: the names of each question's options, worded by `<ask>-<option>`.
* `fields`: the names of fields, worded by `<game>-field-<name>`.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

Keys: TypeAlias = dict[str, tuple[str, ...]]


class Register:
    """The keys of one game; `prefix` is what each begins with ("cochons-"). Entering one twice raises ValueError."""

    def __init__(self, game: str) -> None:
        self.prefix: Final = f"{game}-"
        self.facts: Final[Keys] = {}
        self.refusals: Final[Keys] = {}
        self.results: Final[Keys] = {}
        self.summary: Final[Keys] = {}
        self.notices: Final[Keys] = {}
        self.effects: Final[Keys] = {}
        self.asks: Final[Keys] = {}
        self.options: Final[Keys] = {}
        self.waiting: Final[Keys] = {}
        self.fields: Final[list[str]] = []
        self.forms: Final[list[str]] = []

    @property
    def sayings(self) -> Mapping[str, tuple[str, ...]]:
        """Every key that is said with arguments; questions are among them, their options are not."""
        return {
            **self.facts,
            **self.refusals,
            **self.results,
            **self.summary,
            **self.notices,
            **self.effects,
            **self.asks,
        }

    def fact(self, name: str, *args: str) -> str:
        """Enter something that happens."""
        return self._enter(self.facts, name, args)

    def refusal(self, name: str, *args: str) -> str:
        """Enter a reason why a reply is not taken."""
        return self._enter(self.refusals, f"refused-{name}", args)

    def result(self, name: str, *args: str) -> str:
        """Enter a way in which the game ends."""
        return self._enter(self.results, name, args)

    def line(self, name: str, *args: str) -> str:
        """Enter a line of what is shown."""
        return self._enter(self.summary, name, args)

    def notice(self, name: str, *args: str) -> str:
        """Enter something that is told of the game as a whole."""
        return self._enter(self.notices, name, args)

    def effect(self, title: str, *args: str) -> str:
        """Enter what a card does."""
        return self._enter(self.effects, f"effect-{title}", args)

    def effect_of(self, title: str) -> str:
        """The key of what a card does, entered or not."""
        return f"{self.prefix}effect-{title}"

    def question(self, name: str, *args: str, options: tuple[str, ...], waiting: tuple[str, ...] = ()) -> str:
        """Enter a question with the names of its options; `waiting` are the players whom the others are told of."""
        key = self._enter(self.asks, f"ask-{name}", args)
        self.options[key], self.waiting[key] = options, waiting
        return key

    def form(self, name: str, *, options: tuple[str, ...]) -> str:
        """Enter a form that nobody is asked to fill in, with the names of its options."""
        key = self.question(name, options=options)
        self.forms.append(key)
        return key

    def offer(self, option: str, *asks: str) -> str:
        """Enter an option that a card adds to questions."""
        for key in asks:
            self.options[key] = (*self.options[key], option)
        return option

    def field(self, name: str) -> str:
        """Enter the name of a field."""
        self.fields.append(name)
        return name

    def _enter(self, keys: Keys, name: str, args: tuple[str, ...]) -> str:
        key = self.prefix + name
        if key in self.sayings:
            raise ValueError(f"{key} is entered twice")
        keys[key] = args
        return key
