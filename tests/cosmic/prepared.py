"""Scenarios in which something lies on the discards, or a flare is in effect, from the start."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Unpack

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules import first_hands
from games.cosmic.rules.captured import name_hold
from games.cosmic.state.catalogue import FLARE, find_kind
from games.cosmic.state.state import Flare, State
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Seat
from porc_royal.rulebook import Result
from tests.cosmic.scenario import Said, Table, meet, position
from tests.games.telling import alone


def prepare(
    *aliens: str,
    discards: Sequence[str] = (),
    flares: Sequence[str] = (),
    top: Sequence[str] = (),
    standing: Mapping[str, Sequence[str]] | None = None,
    become: Mapping[int, str] | None = None,
    secrets: Mapping[int, Mapping[str, str]] | None = None,
    sheets: Mapping[int, Mapping[str, str]] | None = None,
    unused: Sequence[str] = (),
    tokens: Mapping[int, Mapping[str, int]] | None = None,
    held: Mapping[str, Mapping[int, int]] | None = None,
    **said: Unpack[Said],
) -> Table:
    """As `meet`; discards and top are cards, flares are in effect: "2:angler.super"; top cards are drawn first.

    standing  cards beside planets; become  as whom Reincarnators have come back
    secrets, tokens  what aliens keep, by seat
    sheets  by seat and alien: kinds that lie face down on its sheet, after "up:" face up
    unused  flares that lie ready; held  by alien: captives, from their owners' last planets
    """
    chapter = said.get("chapter", "planning")
    state = position(*aliens, **said)
    for card in (*discards, *reversed(top)):
        if find_kind(card).type != FLARE:
            state.deck.pile.remove(card)
    state.deck.discards.extend(discards)
    state.deck.pile.extend(reversed(top))
    for planet, cards in (standing or {}).items():
        state.standing[planet] = list(cards)
        state.deck.pile = [card for card in state.deck.pile if card not in cards]
    for seat, alien in (become or {}).items():
        state.players[seat].powers.append(alien)
        state.players[seat].tokens[f"reincarnator-as-{alien}"] = 1
    for seat, kept in (secrets or {}).items():
        state.players[seat].secrets.update(kept)
    for seat, counted in (tokens or {}).items():
        state.players[seat].tokens.update(counted)
    state.unused = list(unused)
    for seat, laid in (sheets or {}).items():
        for alien, kinds in laid.items():
            player = state.players[seat]
            sheet = player.face_up if kinds.startswith("up:") else player.face_down
            sheet[alien] = [_take_card(state, kind) for kind in kinds.removeprefix("up:").split()]
    for alien, numbers in (held or {}).items():
        state.ships[name_hold(alien)] = [0 for _ in state.seats]
        for seat, number in numbers.items():
            home = next(name for name in (f"{seat}-5", f"{seat}-4") if state.ships[name][seat] >= number)
            state.ships[home][seat] -= number
            state.ships[name_hold(alien)][seat] += number
    for one in flares:
        holder, form = one.split(":")
        state.now.flares.append(Flare(Seat(int(holder)), form))
    after = ("turn", "encounter") if said.get("through") else ("end", "turn")
    table = Table(
        alone(RULEBOOK, *(name for name in RULEBOOK.chapters if name not in after or name == chapter)),
        state,
        chapter,
    )
    table.cards = said.get("cards", ("", ""))
    return table


def _take_card(state: State, kind: str) -> str:
    """A card of a kind from the deck; flares come from nowhere."""
    card = next((one for one in state.deck.pile if find_kind(one).name == kind), kind)
    if card in state.deck.pile:
        state.deck.pile.remove(card)
    return card


def deal_aliens(patch: pytest.MonkeyPatch, *aliens: str) -> Table:
    """A game of four that is just beginning: each is dealt one of these aliens, and keeps it."""
    apart = first_hands.keep_apart

    def stack(state: State, pool: Sequence[str]) -> list[str]:
        rest = [one for one in apart(state, pool) if one not in aliens]
        return [*aliens, *rest]

    patch.setattr(first_hands, "keep_apart", stack)
    table = meet(chapter="powers", options={"aliens": "all"}).until("alien")
    for seat, alien in enumerate(aliens):
        table.take(Seat(seat), Reply("keep", {"alien": alien}))
    while any(ask.key == "cosmic-ask-alien" for ask in table.play.asks.values()):
        table.step()
    return table


def carry_out(act: Callable[[State], Awaitable[object]], *aliens: str, state: State | None = None) -> Table:
    """Play this alone, in a position of four seats."""

    async def chapter(state: State) -> Result:
        await act(state)
        return Result((), Saying("stop"))

    book = replace(RULEBOOK, chapters={"planning": chapter})
    return Table(book, position(*aliens, cards=("", "")) if state is None else state, "planning").finish()


def reply(table: Table, at: int, option: str, /, **fields: str | int | tuple[str, ...]) -> Table:
    """One answer of a seat."""
    table.take(Seat(at), Reply(option, fields))
    return table


def find_what(table: Table, at: int) -> str:
    """What the small question is put for that a seat is asked."""
    named = table.play.asks[Seat(at)].args.get("what")
    return getattr(named, "name", "")


__all__ = ["carry_out", "deal_aliens", "find_what", "prepare", "reply"]
