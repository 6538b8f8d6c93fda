"""Tokens that an alien turns over, and a card that it names: both public, on a player's counters (`Player.tokens`)."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.catalogue import flare_of, title
from games.cosmic.choosing import ask_cards
from games.cosmic.state import State
from games.table.facts import Seat, Who
from games.table.script import tell
from games.table.traces import not_a_rule

NAMES: Final = facts.KEYS.fact("names-card", "who", "alien", "card")


def list_up(state: State, seat: Seat, alien: str, names: Sequence[str]) -> list[str]:
    """The tokens that lie face up."""
    return [name for name in names if not state.player(seat).tokens.get(f"{alien}-down-{name}")]


def turn_down(state: State, seat: Seat, alien: str, out: Sequence[str], names: Sequence[str]) -> None:
    """The last of the tokens that are `out` has just left the sheet; all of them come back face down.

    When none lies face up on the sheet any more, those that lie there are turned up, and those that are out are not.
    """
    tokens = state.player(seat).tokens
    tokens[f"{alien}-down-{out[-1]}"] = 1
    if not list_up(state, seat, alien, names):
        for one in names:
            if one not in out:
                del tokens[f"{alien}-down-{one}"]


def read_named(state: State, seat: Seat, alien: str, usual: str) -> str:
    """The kind that was named last, else the usual one; what a flare has named counts as long as it is held."""
    player = state.player(seat)
    for name in player.tokens:
        if name.startswith(f"{alien}-is-"):
            return name.removeprefix(f"{alien}-is-")
        if name.startswith(f"{alien}-by-flare-") and flare_of(alien) in player.hand:
            return name.removeprefix(f"{alien}-by-flare-")
    return usual


@not_a_rule
async def name_card(
    state: State,
    seat: Seat,
    alien: str,
    what: str,
    rule: str,
    kinds: Sequence[str],
    *,
    by_flare: bool = False,
) -> None:
    """A seat names one of these kinds, in place of what it named before."""
    tokens = state.player(seat).tokens
    for kind in await ask_cards(state, seat, what, rule, kinds, (1, 1)):
        for before in [one for one in tokens if one.startswith((f"{alien}-is-", f"{alien}-by-flare-"))]:
            del tokens[before]
        tokens[f"{alien}-{'by-flare' if by_flare else 'is'}-{kind}"] = 1
        await tell(NAMES, who=Who(seat), alien=facts.name_alien(alien), card=title(kind))
