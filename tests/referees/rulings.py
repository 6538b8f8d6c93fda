"""What every referee does alike: it gathers faults, and knows which rules listen to which sentence."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from tests.referees.protocol import Spoken, Told

G = TypeVar("G")
V = TypeVar("V")


@dataclass(slots=True)
class Rulings:
    """What was against the rules, in sentences that begin with the ids of the rules."""

    faults: list[str] = field(default_factory=list, kw_only=True)

    def fault(self, ids: str, sentence: str) -> None:
        """Something was against a rule."""
        self.faults.append(f"{ids}: {sentence}")

    def must(self, good: object, ids: str, sentence: str) -> bool:
        """A rule says that this is so."""
        if not good:
            self.fault(ids, sentence)
        return bool(good)

    def take(self) -> list[str]:
        """What was found since this was last asked."""
        found, self.faults = self.faults, []
        return found


class Hears(Generic[G, V]):
    """The rules of a game: each is looked at whenever one of the facts it listens to is told."""

    def __init__(self) -> None:
        self.rules: dict[str, list[Callable[[G, Told, Spoken, V], None]]] = {}

    def __call__(
        self, *keys: str
    ) -> Callable[[Callable[[G, Told, Spoken, V], None]], Callable[[G, Told, Spoken, V], None]]:
        """Enter a rule."""

        def enter(rule: Callable[[G, Told, Spoken, V], None]) -> Callable[[G, Told, Spoken, V], None]:
            for key in keys:
                self.rules.setdefault(key, []).append(rule)
            return rule

        return enter

    def hear(self, game: G, told: Told, spoken: Spoken, after: V) -> None:
        """Look at every rule that listens to this."""
        for rule in self.rules.get(told.key, ()):
            rule(game, told, spoken, after)
