"""What the owner of an optional power says at a gate: whether it uses it, if its moment comes as all was then (BOT-2).

That somebody has such a power, and that its moment comes, all can see. Whoever says nothing of it is asked as ever.
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension.sources import list_held
from games.cosmic.state.roles import list_sides
from games.cosmic.state.state import Intent, State
from porc_royal.asks import Reply
from porc_royal.facts import Seat


def read_intent(state: State, seat: Seat, power: str, reply: Reply) -> Intent | None:
    """What a seat has said of it with its answer; None for nothing."""
    said = reply.text(facts.USE) or {facts.USE: "yes", facts.SPARE: "no"}.get(reply.option, "")
    return Intent(power, said == "yes", describe_basis(state, seat)) if power and said else None


def take_intent(state: State, seat: Seat, power: str) -> bool | None:
    """What a seat has said of a power whose moment has come, once; None where it is asked."""
    player = state.player(seat)
    intent, player.intends = player.intends, None
    if intent is None or intent.power != power or intent.basis != describe_basis(state, seat):
        return None
    return intent.use


def renew_intents(state: State, seats: Collection[Seat]) -> None:
    """What these have said stands as all is now, too."""
    for player, seat in ((state.player(seat), seat) for seat in seats):
        if player.intends is not None:
            player.intends = replace(player.intends, basis=describe_basis(state, seat))


def list_intending(state: State) -> list[Seat]:
    """Those whose word stands, since all is as it was."""
    intents = {seat: state.player(seat).intends for seat in state.seats}
    return [
        seat for seat, one in intents.items() if one is not None and one.basis == describe_basis(state, seat)
    ]


def describe_basis(state: State, seat: Seat) -> str:
    """What an owner goes by: all that is public in the encounter, and its own cards, wherever they lie."""
    now, sides = state.now, list_sides(state)
    own = [card for side in sides if side.seat == seat for card in (side.card, *side.laid) if card]
    laid = {side.seat: len([card for card in (side.card, *side.laid) if card]) for side in sides}
    hands = [len(state.player(one).hand) + laid.get(one, 0) for one in state.seats]
    shown = [(side.allies, side.shown, side.reinforcements, len(side.laid)) for side in sides]
    cards = sorted([*list_held(state, seat), *own])
    happened = now.announced, now.zapped, now.flares, now.marks, state.deck.discards
    return msgspec.json.encode((happened, shown, hands, state.ships, cards)).decode()
