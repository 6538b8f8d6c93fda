"""CE-4, CE-R74, CE-R75: the aliens among which each player chooses: as they were dealt, or as they went round."""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.questions.script import ask_all
from games.cosmic.state.state import State
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Arg, Listing, Named, Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule

FLARES: Final = 2
"""CE-5: flares that join the deck by each player, and so the aliens that each takes as they go round."""


@not_a_rule
async def take_dealt(state: State, seat: Seat, aliens: Sequence[str]) -> None:
    """CE-4: these aliens have come to a seat, which alone is told."""
    state.player(seat).dealt = tuple(aliens)
    named = Listing(tuple(map(facts.name_alien, aliens)))
    if len(aliens) == FLARES:
        await whisper(seat, facts.DEALT_ALIENS, aliens=named)
    else:
        await whisper(seat, facts.DEALT_SOME, number=len(aliens), aliens=named)


@not_a_rule
async def hand_round(state: State, packets: Sequence[Sequence[str]]) -> None:
    """CE-R75: each takes one of its packet in secret, the rest goes on to the next; then another of what came."""
    for seat in state.seats:
        state.player(seat).packet = tuple(packets[seat])
    await take_one(state)
    await tell(facts.PASSED_ON, number=len(packets[0]) - 1)
    left = [state.player(seat).packet for seat in state.seats]
    for seat in state.seats:
        state.player(seat).packet = left[seat - 1]  # the last one passes on to the first
    await take_one(state)
    for seat in state.seats:
        state.player(seat).packet = ()
        await take_dealt(state, seat, state.player(seat).dealt)


@not_a_rule
async def take_one(state: State) -> None:
    """Each takes one of what lies before it, all at once; a last one is taken unasked, as all packets are as large."""
    single = len(state.players[0].packet) == 1
    asked = [] if single else [_ask_draft(state, seat) for seat in state.seats]
    answers = await ask_all(state, asked) if asked else {}
    for seat in state.seats:
        player = state.player(seat)
        taken = answers[seat].text(facts.ALIEN) if asked else player.packet[0]
        player.dealt = (*player.dealt, taken)
        player.packet = tuple(alien for alien in player.packet if alien != taken)


def _ask_draft(state: State, seat: Seat) -> Ask:
    aliens = state.player(seat).packet
    options = {"take": Option({facts.ALIEN: Pick("alien", aliens)})}
    args: dict[str, Arg] = {"number": len(aliens), "next": Who(state.seats[(seat + 1) % len(state.players)])}
    default = Reply("take", {facts.ALIEN: aliens[0]})
    return Ask(seat, facts.ASK_DRAFT, "CE-R75", options, default, {**args, **_name_all(aliens)})


def ask_alien(state: State, seat: Seat) -> Ask:
    """CE-4: which of its aliens a seat keeps."""
    dealt = state.player(seat).dealt
    options = {"keep": Option({facts.ALIEN: Pick("alien", dealt)})}
    default = Reply("keep", {facts.ALIEN: dealt[0]})
    args = _name_all(dealt)
    if len(dealt) == FLARES:
        two = {name: args[name] for pair in facts.OFFERED[:FLARES] for name in pair}
        return Ask(seat, facts.ASK_ALIEN, "CE-4", options, default, two)
    return Ask(seat, facts.ASK_ALIENS, "CE-R74", options, default, {"number": len(dealt), **args})


def _name_all(aliens: Sequence[str]) -> dict[str, Arg]:
    """The aliens with their powers; the names of further ones say nothing."""
    args: dict[str, Arg] = {}
    for place, (name, power) in enumerate(facts.OFFERED):
        alien = facts.name_alien(aliens[place]) if place < len(aliens) else None
        args[name] = "" if alien is None else alien
        args[power] = "" if alien is None else Named("power", alien.name)
    return args


def keep_two(dealt: Sequence[str], kept: str) -> tuple[str, ...]:
    """CE-5, CE-R74: of the aliens of a seat the one that it keeps and the first other, as they came."""
    other = next(alien for alien in dealt if alien != kept)
    return tuple(alien for alien in dealt if alien in {kept, other})
