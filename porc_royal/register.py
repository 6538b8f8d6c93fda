"""Every key that a game says, entered once with the names of its arguments.

A game keeps a `Register` on its page `facts.py`; whatever adds to the game enters its keys in its own file, on the
register of its additions (`additions.py`). Assembling joins them (`Register.join`):

    KEYS: Final = Register("cochons")
    DREW: Final = KEYS.fact("drew", "who", "number")     # "cochons-drew"

Keys begin with the name of the game, which is written once. The sentences are in `messages/*.ftl`; a test holds
the joined register against them and against what random games say.

* `facts`: what happened. `refusals`: why a reply may not be taken. `results`: how the game ended.
* `strikes`: facts that strike somebody who was asked nothing, and is told so in private as well.
* `summary`: lines of what is shown. `effects`: what cards do. `asks`: questions.
* `notices`: what is told of the game as a whole, before, at its beginning, and before its end (`Outline`).
* `forms`: those of them that no rule puts, but whoever fills them in (standing orders).
* `waiting`: what of a question its `<ask>-waiting` says to the others: players only, who are known to all.
* `options`: the names of each question's options, worded by `<ask>-<option>`.
* `offers`: options that are added to questions of another register, by the question and the option.
* `fields`: the names of fields, worded by `<game>-field-<name>`.
* `things`: kinds of named things and their names; `chances`: what chance is asked for; `dice`: those of them whose
  outcome everybody sees; `steps`: rules in which a game may wait, for `/why`.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

Keys: TypeAlias = dict[str, tuple[str, ...]]
"""By key: the names of what its sentence is told with."""


class Strike(NamedTuple):
    """Of a public fact: whom it strikes, who reads it in their own messages as well.

    whom      the argument that names the player, or a thing of theirs (`Rulebook.owner`)
    below     the keys of the facts below which it is told, the last of them, which says what it comes of; none where it
        says so itself
    unasked   only whoever has answered nothing in that step, and does not expect it (`Rulebook.expects`)
    """

    whom: str
    below: tuple[str, ...] = ()
    unasked: bool = False


class Register:
    """The keys of one game; `prefix` is what each begins with ("cochons-"). Entering one twice raises ValueError."""

    def __init__(self, game: str) -> None:
        self.prefix: Final = f"{game}-"
        self.facts: Final[Keys] = {}
        self.strikes: Final[dict[str, Strike]] = {}
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
        self.offers: Final[list[tuple[str, str]]] = []
        self.things: Final[Keys] = {}
        self.chances: Final[list[str]] = []
        self.dice: Final[list[str]] = []
        self.steps: Final[list[str]] = []

    @classmethod
    def join(cls, registers: "Iterable[Register]") -> "Register":
        """All of them as one, whose offers stand with their questions. Raises ValueError for what is entered twice."""
        kept = tuple(registers)
        joined = cls(kept[0].prefix.removesuffix("-") if kept else "")
        for one in kept:
            for keys, more in zip(_list_sayings(joined), _list_sayings(one), strict=True):
                for key, args in more.items():
                    joined._enter_key(keys, key, args)
            joined.strikes.update(one.strikes)
            joined.options.update(one.options)
            joined.waiting.update(one.waiting)
            for kind, names in one.things.items():
                joined.thing(kind, *names)
            for listed, further in zip(_list_names(joined), _list_names(one), strict=True):
                listed.extend(further)
            joined.offers.extend(one.offers)
        for pattern, option in joined.offers:
            for key in _find_asks(joined, pattern):
                joined.options[key] = (*joined.options[key], option)
        return joined

    @property
    def sayings(self) -> Mapping[str, tuple[str, ...]]:
        """Every key that is said with arguments; questions are among them, their options are not."""
        return {key: args for keys in _list_sayings(self) for key, args in keys.items()}

    def fact(
        self,
        name: str,
        *args: str,
        strikes: str = "",
        below: str | tuple[str, ...] = "",
        unasked: bool = False,
    ) -> str:
        """Enter something that happens.

        strikes: the argument that names whoever is struck by it, or a thing of theirs, and who is told so in private,
        too: who loses something by what others do, or by chance. Raises ValueError where there is no such argument.
        `below`: the keys of what it may come of, where its own sentence does not say that. `unasked`: whether only
        somebody is told so who has answered nothing in that step, and does not expect it
        """
        key = self._enter(self.facts, name, args)
        if strikes:
            if strikes not in args:
                raise ValueError(f"{key} has no {strikes}")
            heads = (below,) if isinstance(below, str) else below
            self.strikes[key] = Strike(strikes, tuple(filter(None, heads)), unasked)
        return key

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
        """Enter an option that a card adds to questions, be they of this register or of another.

        One that ends with "*" stands for all questions that begin so. Joining raises LookupError where there is none.
        """
        for key in asks:
            if key in self.options:
                self.options[key] = (*self.options[key], option)
            else:
                self.offers.append((key, option))
        return option

    def thing(self, kind: str, *names: str) -> tuple[str, ...]:
        """Enter names of things of a kind. Raises ValueError where one is entered already."""
        before = self.things.get(kind, ())
        for name in names:
            if name in before:
                raise ValueError(f"{kind} {name} is entered twice")
        self.things[kind] = (*before, *names)
        return names

    def chance(self, *purposes: str) -> None:
        """Enter what chance is asked for."""
        self.chances.extend(purposes)

    def die(self, *purposes: str) -> None:
        """Enter what chance is asked for before everybody's eyes."""
        self.chance(*purposes)
        self.dice.extend(purposes)

    def step(self, *rules: str) -> None:
        """Enter rules in which a game may wait, by their names."""
        self.steps.extend(rules)

    def field(self, name: str) -> str:
        """Enter the name of a field."""
        self.fields.append(name)
        return name

    def _enter(self, keys: Keys, name: str, args: tuple[str, ...]) -> str:
        return self._enter_key(keys, self.prefix + name, args)

    def _enter_key(self, keys: Keys, key: str, args: tuple[str, ...]) -> str:
        if any(key in entered for entered in _list_sayings(self)):
            raise ValueError(f"{key} is entered twice")
        keys[key] = args
        return key


def _list_sayings(register: Register) -> tuple[Keys, ...]:
    happened = register.facts, register.refusals, register.results
    return (*happened, register.summary, register.notices, register.effects, register.asks)


def _list_names(register: Register) -> tuple[list[str], ...]:
    return register.fields, register.forms, register.chances, register.dice, register.steps


def _find_asks(register: Register, pattern: str) -> list[str]:
    begun = pattern.removesuffix("*")
    found = [key for key in register.asks if key == pattern or (begun != pattern and key.startswith(begun))]
    if not found:
        raise LookupError(pattern)
    return found
