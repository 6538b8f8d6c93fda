"""IP-51, IP-52, R-37 to R-41: opening the envelope of the planet one stands on, and dividing the cards."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import list_cards, sort_cards
from games.interstellar_pig.extension.hooks import Visit
from games.interstellar_pig.questions.script import ask_if_any
from games.interstellar_pig.rules.hands import note
from games.interstellar_pig.rules.survival import HAND, find_needs_here, refuse_hand
from games.interstellar_pig.state.places import find_planet
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import name_planet
from porc_royal.asks import Ask, Option, Reply, Several
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.script import tell, whisper


async def open_envelope(state: State, seat: Seat) -> None:
    """IP-51, R-38, R-40: the opening is announced, alike for full and empty ones; the contents are not."""
    player = state.player(seat)
    planet = find_planet(player.place)
    await tell(facts.OPENED, who=Who(seat), planet=name_planet(state, planet))
    if state.options.hazards == "on_opening":
        await hooks.hazards.run(Visit(state, seat, planet))
        if player.out:
            return
    cards = list(state.planets[planet].envelope)
    await whisper(
        seat, facts.FOUND, planet=Named("planet", planet), number=len(cards), cards=list_cards(cards)
    )
    note(state, seat, planet, "left", cards)
    reply = await ask_if_any(state, seat, lambda: make_division_ask(state, seat, planet))
    kept = tuple(state.player(seat).hand) if reply is None else reply.many(facts.CARDS)
    await divide(state, seat, planet, kept)


def make_division_ask(state: State, seat: Seat, planet: str) -> Ask | None:
    """D-10: which cards of hand and envelope are in hand afterwards; the default leaves all as it is.

    None where a full hand can only be kept: how many cards somebody holds is no secret.
    """
    hand = list(state.player(seat).hand)
    pooled = sort_cards([*hand, *state.planets[planet].envelope])
    wanted = find_needs_here(state, seat)
    take_only = state.options.envelope == "take_only"
    if take_only and len(hand) >= HAND:
        return None

    def legal(reply: Reply) -> Saying | None:
        kept = reply.many(facts.CARDS)
        if take_only and any(card not in kept for card in hand):
            return Saying(facts.MUST_KEEP, {"number": len(hand)})
        return refuse_hand(wanted, kept)

    options = {"divide": Option({facts.CARDS: Several("card", pooled, 0, HAND)})}
    default = Reply("divide", {facts.CARDS: tuple(card for card in pooled if card in hand)})
    args: dict[str, Arg] = {"planet": name_planet(state, planet), "number": len(pooled) - len(hand)}
    return Ask(seat, facts.ASK_DIVIDE, "R-39", options, default, args, legal)


async def divide(state: State, seat: Seat, planet: str, kept: tuple[str, ...]) -> None:
    """R-39, R-41: at most six in hand, the rest in the envelope; only the divider knows."""
    player, world = state.player(seat), state.planets[planet]
    pooled = [*player.hand, *world.envelope]
    player.hand = sort_cards(kept)
    world.envelope = sort_cards(card for card in pooled if card not in kept)
    note(state, seat, planet, "left", world.envelope)
    await whisper(
        seat,
        facts.DIVIDED,
        planet=name_planet(state, planet),
        number=len(world.envelope),
        cards=list_cards(world.envelope),
        held=len(player.hand),
        hand=list_cards(player.hand),
    )
