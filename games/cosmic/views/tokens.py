"""Tokens that an alien counts, turns over or gives away, and a card that it names: public, and shown with its sheet.

They stand on a player's counters (`Player.tokens`), those that were given away on the marks of the encounter.
"""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.extension.declarations import Alien
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.victory import win
from games.cosmic.state.catalogue import name_card, name_flare
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.additions import Lying
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Listing, Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()

NAMES: Final = ADDS.keys.fact("names-card", "who", "alien", "card")
COUNTS: Final = ADDS.keys.fact("counts-tokens", "who", "alien", "number")
TURNS: Final = ADDS.keys.fact("turns-token", "who", "alien", "card", "number")
FEW_LEFT: Final = ADDS.keys.notice("foreseen-tokens", "who", "alien", "number")
FEW: Final = 2
COUNTED: Final = ADDS.keys.line("lies-tokens", "alien", "number")
WILD: Final = ADDS.keys.line("lies-wild", "alien", "card")
BY_FLARE: Final = ADDS.keys.line("lies-by-flare", "alien", "card", "usual")
UP: Final = ADDS.keys.line("lies-up", "alien", "number", "cards")
WITH: Final = ADDS.keys.line("lies-with", "alien", "players")


class Counter:
    """Tokens that an alien counts, from `first` on; where it wins without any (`last_wins`), that is foreseen."""

    def __init__(self, alien: Alien, *, last_wins: bool = False) -> None:
        self.name, self.alien = alien.name, facts.name_alien(alien.name)
        alien.enter(additions.SHEETS, alien.name, self.show)
        if last_wins:
            alien.enter(additions.NEAR, alien.name, self.foresee)

    def read(self, state: State, seat: Seat, first: int = 0) -> int:
        """How many a seat has; the first ones where none were counted yet."""
        return state.player(seat).tokens.get(self.alien.name, first)

    @not_a_rule
    async def set(self, state: State, seat: Seat, number: int) -> None:
        """So many they are now, and all are told."""
        state.player(seat).tokens[self.alien.name] = number
        await tell(COUNTS, who=Who(seat), alien=self.alien, number=number)

    @not_a_rule
    async def drop(self, state: State, seat: Seat, first: int) -> None:
        """One fewer. Raises `GameOver` when it was the last."""
        await self.set(state, seat, self.read(state, seat, first) - 1)
        if self.read(state, seat) <= 0:
            win(seat, self.name)

    def show(self, view: View, seat: Seat) -> Lying | None:
        """What lies on the sheet."""
        number = dict(view.seat(seat).tokens).get(self.alien.name)
        said = Saying(COUNTED, {"alien": self.alien, "number": number or 0})
        return None if number is None else Lying((said,), number)

    def foresee(self, view: View, seat: Seat) -> Saying | None:
        """An encounter takes one, and a flare another."""
        number = dict(view.seat(seat).tokens).get(self.alien.name, FEW + 1)
        args: dict[str, Arg] = {"who": Who(seat), "alien": self.alien, "number": number}
        return Saying(FEW_LEFT, args) if number <= FEW else None


def show_given(alien: Alien) -> None:
    """Declare that the sheet of an alien shows who has tokens of it in this encounter (marks "grudge-2")."""
    name = facts.name_alien(alien.name)

    def show(view: View, _seat: Seat) -> Lying | None:
        marks = dict(view.encounter.marks) if view.encounter is not None else {}
        players = tuple(Who(one.seat) for one in view.seats if f"{name.name}-{one.seat}" in marks)
        if not players:
            return None
        return Lying((Saying(WITH, {"alien": name, "players": Listing(players)}),))

    alien.enter(additions.SHEETS, alien.name, show)


class Turning:
    """Tokens that an alien turns over, and the card that it has named, a usual one until then."""

    def __init__(self, alien: Alien, usual: str, names: Sequence[str]) -> None:
        self.name, self.alien, self.usual, self.names = alien.name, facts.name_alien(alien.name), usual, names
        self.named, self.by_flare, self.down = (f"{alien.name}-{how}-" for how in ("is", "by-flare", "down"))
        alien.enter(additions.SHEETS, alien.name, self.show)

    def list_up(self, state: State, seat: Seat, names: Sequence[str]) -> list[str]:
        """Those of them that lie face up."""
        return [name for name in names if self.down + name not in state.player(seat).tokens]

    @not_a_rule
    async def turn_down(self, state: State, seat: Seat, out: Sequence[str]) -> None:
        """The last of those that are `out` has just left the sheet; all of them come back face down.

        When none lies face up on the sheet any more, those that lie there are turned up, but not those that are out.
        """
        tokens = state.player(seat).tokens
        tokens[self.down + out[-1]] = 1
        if not self.list_up(state, seat, self.names):
            for one in self.names:
                if one not in out:
                    del tokens[self.down + one]
        left = len(self.list_up(state, seat, self.names))
        await tell(TURNS, who=Who(seat), alien=self.alien, card=name_card(out[-1]), number=left)

    def read(self, state: State, seat: Seat) -> str:
        """The kind that was named last; what a flare has named counts as long as it is held."""
        player = state.player(seat)
        for name in player.tokens:
            if name.startswith(self.named):
                return name.removeprefix(self.named)
            if name.startswith(self.by_flare) and name_flare(self.name) in player.hand:
                return name.removeprefix(self.by_flare)
        return self.usual

    @not_a_rule
    async def name_card(
        self, state: State, seat: Seat, what: str, rule: str, kinds: Sequence[str], *, by_flare: bool = False
    ) -> None:
        """A seat names one of these kinds, in place of what it named before."""
        tokens = state.player(seat).tokens
        for kind in await ask_cards(state, seat, what, rule, kinds, (1, 1)):
            for before in [one for one in tokens if one.startswith((self.named, self.by_flare))]:
                del tokens[before]
            tokens[(self.by_flare if by_flare else self.named) + kind] = 1
            await tell(NAMES, who=Who(seat), alien=self.alien, card=name_card(kind))

    def show(self, view: View, seat: Seat) -> Lying:
        """What is named, and what lies face up. Whether a flare is held nobody else can see: so it says that, too."""
        tokens = dict(view.seat(seat).tokens)
        args: dict[str, Arg] = {"alien": self.alien, "card": name_card(self.usual)}
        said = Saying(WILD, args)
        for name in tokens:
            if name.startswith(self.named):
                said = Saying(WILD, args | {"card": name_card(name.removeprefix(self.named))})
            elif name.startswith(self.by_flare):
                card = name_card(name.removeprefix(self.by_flare))
                said = Saying(BY_FLARE, args | {"card": card, "usual": name_card(self.usual)})
        up = [name for name in self.names if self.down + name not in tokens]
        cards = Listing(tuple(map(name_card, up)))
        return Lying((said, Saying(UP, {"alien": self.alien, "number": len(up), "cards": cards})), len(up))
