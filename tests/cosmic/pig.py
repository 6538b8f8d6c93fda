"""Scenarios of Cosmic Pig: those of `scenario.py`, with The Piggy in a hand, in an envelope, or on the table."""

from collections.abc import Awaitable, Mapping, Sequence
from typing import Final, Unpack

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY, PigKept
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy, State
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting
from tests.cosmic.scenario import Said, Table, position
from tests.games.telling import alone

ON: Final[Mapping[str, Setting]] = {"cosmic_pig": True}
TOTAL: Final = "cosmic-total-less"
USUAL: Final = {0: "attack_04 attack_06", 1: "plague", 2: "attack_10", 3: "attack_12"}


def stage(
    *aliens: str,
    piggy: int | str = "3-5",
    envelopes: Mapping[str, str] | None = None,
    top: Sequence[str] = (),
    **said: Unpack[Said],
) -> Table:
    """An encounter in a game of Cosmic Pig; `piggy` is who holds it, or under which planet it is.

    envelopes  further cards under planets, by their kinds
    top        kinds of cards that are drawn next, the first one first
    """
    said["options"] = {**ON, **said.get("options", {})}
    state = position(*aliens, **said)
    kept = PIG.of(state)
    take_from_deck(state, "the_piggy")
    if isinstance(piggy, int):
        state.players[piggy].hand.append(PIGGY)
    else:
        kept.envelopes[piggy] = [PIGGY]
    for planet, kinds in (envelopes or {}).items():
        kept.envelopes.setdefault(planet, []).extend(take_from_deck(state, kind) for kind in kinds.split())
    put_on_top(state, top)
    chapter = said.get("chapter", "planning")
    after = ("turn", "encounter") if said.get("through") else ("end", "turn")
    played = [name for name in RULEBOOK.chapters if name not in after or name == chapter]
    table = Table(alone(RULEBOOK, *played), state, chapter)
    table.cards = said.get("cards", ("", ""))
    return table


def take_from_deck(state: State, kind: str) -> str:
    """A card of this kind, out of the deck."""
    card = next(one for one in state.deck.pile if find_kind(one).name == kind)
    state.deck.pile.remove(card)
    return card


def put_on_top(state: State, kinds: Sequence[str]) -> None:
    """These kinds are drawn next, the first one first."""
    cards = [take_from_deck(state, kind) for kind in kinds]
    state.deck.pile.extend(reversed(cards))


def kept(table: Table) -> PigKept:
    """What the expansion keeps."""
    return PIG.of(table.state)


def contents(table: Table, planet: str) -> list[str]:
    """The kinds of cards in an envelope."""
    return sorted(find_kind(card).name for card in kept(table).envelopes.get(planet, []))


def holder(table: Table) -> Seat | None:
    """Whose hand The Piggy is in."""
    return next((seat for seat in table.state.seats if PIGGY in table.state.players[seat].hand), None)


def run(rule: Awaitable[object]) -> None:
    """Let a rule that asks nobody run to its end."""
    steps = rule.__await__()
    while True:
        try:
            next(steps)
        except StopIteration:
            return


def drop(
    *aliens: str,
    hands: Mapping[int, str] | None = None,
    blue: str = "attack_40",
    options: Mapping[str, Setting] | None = None,
    policies: Mapping[int, Policy] | None = None,
) -> Table:
    """Blue is attacked with The Piggy and no encounter card, and draws a hand with this one (CE-81, CP-40).

    Red has an attack 04 and an attack 06, Yellow an attack 10 and Green an attack 12; all have five bases.
    """
    return stage(
        *aliens,
        piggy=1,
        hands={**USUAL, **(hands or {})},
        cards=("", ""),
        top=(blue,),
        ships=0,
        options=options or {},
        policies=policies or {},
    ).until("pig-commit")


def commit(table: Table, cards: Mapping[int, str], ships: Mapping[int, str] | None = None) -> Table:
    """Everybody commits: a card by its kind, else the lowest attack; and ships."""
    for seat in table.asked:
        held = {find_kind(card).name: card for card in table.choices(seat, "commit", "card")}
        card = held[cards[seat]] if seat in cards else table.ask(seat).default.text("card")
        sent = tuple((ships or {}).get(seat, "").split())
        table.take(Seat(seat), Reply("commit", {**({"ships": sent} if sent else {}), "card": card}))
    return table


def totals(table: Table, key: str = TOTAL) -> dict[int, int]:
    """What both sides' totals were told to be, by seat."""
    return {int(args["who"].seat): args["total"] for args in table.said(key)}  # type: ignore[union-attr,misc]
