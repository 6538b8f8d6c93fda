"""A rulebook is held to the promises: so many random games, and what is wrong with them.

    for finding in check_rulebook(RULEBOOK, SECRETS, games=20, seed=0):
        print(finding)

Game number n of a run is the game of seed `seed + n`, so each finding replays alone, with `games=1` and its own seed.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, TypeVar

from porc_royal.play import Play, RulesBroke
from porc_royal.rulebook import Rulebook, Settings
from porc_royal.secrets import Secrets
from porc_royal.testing.deals import Redeal, deal_anew, list_places, list_viewers
from porc_royal.testing.findings import Finding
from porc_royal.testing.games import begin_game, choose_reply, choose_speaker
from porc_royal.testing.leaks import sow_leaks
from porc_royal.testing.promises import (
    GameMoment,
    Rebuilt,
    find_bad_defaults,
    find_shown_secrets,
    find_taken_refusals,
    find_telling_defaults,
    find_wordless,
)

S = TypeVar("S")
V = TypeVar("V")

LONGEST: Final = 100_000
"""Replies after which a game is held never to end."""
CLOSELY: Final = 300
"""For so many replies a game is looked at after each of them, then seldom: some games are very long."""
SELDOM: Final = 0.02
ENOUGH: Final = 4
"""Moments of a game at which each thing that is hidden is dealt anew, at least."""
ENDS: Final = "every game ends"
REFUSALS: Final = "a refused reply changes nothing"
DEFAULTS: Final = "every question has an answer for the absent, from their own view"
REBUILT: Final = "a game is its position and the replies since"
SECRECY: Final = "nobody learns what is hidden"
WORDS: Final = "everything that is said has its words"
DECLARED: Final = "what is declared to be hidden would be found"
PROMISES: Final = (ENDS, REFUSALS, DEFAULTS, REBUILT, SECRECY, WORDS, DECLARED)


def check_rulebook(
    rulebook: Rulebook[S, V],
    secrets: Secrets[S] | None,
    *,
    games: int,
    seed: int,
    settings: Settings | None = None,
    has_words: Callable[[str], bool] | None = None,
    sow: bool = False,
) -> Iterator[Finding]:
    """Whatever is wrong with so many random games; after a finding the next game begins.

    secrets    what the game hides; None for a game that hides nothing: then everybody sees the same
    games      how many games are played, those of the seeds `seed`, `seed + 1` and so on
    settings   options that stay as they are; luck draws the others
    has_words  whether there are words for a key that is said; None where that is not looked at
    sow        whether leaks are sown into the views of these games, made from the declaration, where nothing else is
               wrong: what is never dealt anew, or would not be noticed, is found; with few games it may only be rare
    """
    deals, wrong = list[tuple[int, Redeal[S]]](), False
    for number in range(seed, seed + games):
        dealer = random.Random(number) if sow else None
        checked = _Checked(rulebook, secrets or Secrets(), f"--games 1 --seed {number}", has_words, dealer)
        for finding in checked.find(random.Random(number), settings or {}):
            wrong = True
            yield finding
        deals += checked.deals
    if secrets is not None and secrets.hidden and sow and not wrong:
        yield from _check_declaration(rulebook, secrets, deals, f"--games {games} --seed {seed}")


def _check_declaration(
    rulebook: Rulebook[S, V], secrets: Secrets[S], deals: Sequence[tuple[int, Redeal[S]]], replay: str
) -> Iterator[Finding]:
    """What a declaration leaves open: a field that never lies there otherwise; a leak that is sown, and not found."""
    moved = frozenset[str]().union(*(deal.moved for _, deal in deals))
    for hidden in secrets.hidden:
        if hidden.name not in moved:
            yield Finding(DECLARED, f"{hidden.name}: never dealt anew", replay)
    harvest = sow_leaks(secrets, rulebook.view, deals)
    for leak in harvest.missed:
        yield Finding(DECLARED, f"nobody would notice that {leak}", replay)


class _Checked(Generic[S, V]):
    """A random game that is looked at while it is played; which promise is looked at, and where the game stands.

    With a `dealer`, `deals` are moments at which something lies hidden that did not before, dealt anew for all viewers.
    """

    def __init__(
        self,
        rulebook: Rulebook[S, V],
        secrets: Secrets[S],
        replay: str,
        has_words: Callable[[str], bool] | None,
        dealer: random.Random | None,
    ) -> None:
        self._book, self._secrets, self._replay, self._dealer = rulebook, secrets, replay, dealer
        self.deals: list[tuple[int, Redeal[S]]] = []
        self._seen: Counter[tuple[str, bool]] = Counter()
        self._promise, self._count = ENDS, 0
        self._checks: dict[Callable[[GameMoment[S, V]], Iterator[str]], str] = {
            find_bad_defaults: DEFAULTS,
            find_telling_defaults(secrets): DEFAULTS,
            find_taken_refusals: REFUSALS,
            find_shown_secrets(secrets): SECRECY,
        }
        if has_words is not None:
            self._checks[find_wordless(has_words)] = WORDS

    def note(self, words: str) -> Finding:
        """What was found, where the game stands."""
        return Finding(self._promise, words, f"{self._replay}: after {self._count} replies")

    def find(self, luck: random.Random, settings: Settings) -> Iterator[Finding]:
        """Play, and note whatever is wrong or raised."""
        try:
            yield from self._play(luck, settings)
        except RulesBroke as broke:
            yield self.note(f"the rules broke at {broke}: {broke.__cause__!r}")
        except Exception as error:  # noqa: BLE001 - whatever a stranger's game raises is what was to be found
            yield self.note(repr(error))

    def _play(self, luck: random.Random, settings: Settings) -> Iterator[Finding]:
        """Play to the end, or to the first moment at which something is wrong."""
        looks = random.Random(luck.random())
        play, players = begin_game(self._book, luck, settings)
        again, told = Rebuilt(Play(self._book, play.position)), play.opening
        while play.result is None:
            if play.count < CLOSELY or looks.random() < SELDOM:
                yield from (found := list(self._look(GameMoment(play, players, told, looks))))
                if found:
                    return
            self._promise = DECLARED
            self._deal(play.state, players)
            self._promise = ENDS
            if play.count > LONGEST:
                yield self.note("it goes on and on")
                return
            seat = choose_speaker(play, luck)
            step = play.take(seat, choose_reply(play.asks[seat], luck, self._book.rare))
            self._promise, self._count, told = REBUILT, play.count, step.facts
            yield from (found := [self.note(words) for words in again.take(play, seat, step.reply)])
            if found:
                return

    def _look(self, at: GameMoment[S, V]) -> Iterator[Finding]:
        for find, promise in self._checks.items():
            self._promise = promise
            yield from map(self.note, find(at))

    def _deal(self, state: S, players: int) -> None:
        if self._dealer is None:
            return
        places = list_places(self._secrets, state)
        if any(self._seen[place] < ENOUGH for place in places) or self._dealer.random() < SELDOM:
            self._seen.update(places)
            for viewer in list_viewers(players):
                self.deals.append((players, deal_anew(self._secrets, state, viewer, self._dealer)))
