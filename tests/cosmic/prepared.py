"""Scenarios in which something lies on the discards, or a flare is in effect, from the start."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Flare
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Said, Table, position
from tests.games.telling import alone


def prepare(
    *aliens: str,
    discards: Sequence[str] = (),
    flares: Sequence[str] = (),
    top: Sequence[str] = (),
    standing: Mapping[str, Sequence[str]] | None = None,
    become: Mapping[int, str] | None = None,
    **said: Unpack[Said],
) -> Table:
    """As `meet`; discards and top are cards, flares are in effect: "2:angler.super"; top cards are drawn first.

    standing  cards beside planets; become  as whom Reincarnators have come back
    """
    chapter = said.get("chapter", "planning")
    state = position(*aliens, **said)
    for card in (*discards, *reversed(top)):
        state.deck.pile.remove(card)
    state.deck.discards.extend(discards)
    state.deck.pile.extend(reversed(top))
    for planet, cards in (standing or {}).items():
        state.standing[planet] = list(cards)
        state.deck.pile = [card for card in state.deck.pile if card not in cards]
    for seat, alien in (become or {}).items():
        state.players[seat].powers.append(alien)
        state.players[seat].tokens[f"reincarnator-as-{alien}"] = 1
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


def reply(table: Table, at: int, option: str, /, **fields: str | int | tuple[str, ...]) -> Table:
    """One answer of a seat."""
    table.take(Seat(at), Reply(option, fields))
    return table


def find_what(table: Table, at: int) -> str:
    """What the small question is put for that a seat is asked."""
    named = table.play.asks[Seat(at)].args.get("what")
    return getattr(named, "name", "")


__all__ = ["find_what", "prepare", "reply"]
