"""IP-51, IP-52, R-37 to R-41: opening the envelope of the planet one stands on, and dividing the cards."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import listed, ranked
from games.interstellar_pig.extension.hooks import Visit
from games.interstellar_pig.questions.script import ask_if_any
from games.interstellar_pig.rules.hands import note
from games.interstellar_pig.rules.survival import HAND, here, refused_hand
from games.interstellar_pig.state.places import planet_of
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import planet_named
from porc_royal.asks import Ask, Option, Reply, Several
from porc_royal.facts import Arg, Named, Saying, Seat, Who
from porc_royal.script import tell, whisper


async def open_envelope(state: State, seat: Seat) -> None:
    """IP-51, R-38, R-40: the opening is announced, alike for full and empty ones; the contents are not."""
    player = state.player(seat)
    planet = planet_of(player.place)
    await tell(facts.OPENED, who=Who(seat), planet=planet_named(state, planet))
    if state.options.hazards == "on_opening":
        await hooks.hazards.run(Visit(state, seat, planet))
        if player.out:
            return
    cards = list(state.planets[planet].envelope)
    await whisper(seat, facts.FOUND, planet=Named("planet", planet), number=len(cards), cards=listed(cards))
    note(state, seat, planet, "left", cards)
    reply = await ask_if_any(state, seat, lambda: dividing(state, seat, planet))
    kept = tuple(state.player(seat).hand) if reply is None else reply.many(facts.CARDS)
    await divide(state, seat, planet, kept)


def dividing(state: State, seat: Seat, planet: str) -> Ask | None:
    """D-10: which cards of hand and envelope are in hand afterwards; the default leaves all as it is.

    None where a full hand can only be kept: how many cards somebody holds is no secret.
    """
    hand = list(state.player(seat).hand)
    pooled = ranked([*hand, *state.planets[planet].envelope])
    wanted = here(state, seat)
    take_only = state.options.envelope == "take_only"
    if take_only and len(hand) >= HAND:
        return None

    def legal(reply: Reply) -> Saying | None:
        kept = reply.many(facts.CARDS)
        if take_only and any(card not in kept for card in hand):
            return Saying(facts.MUST_KEEP, {"number": len(hand)})
        return refused_hand(wanted, kept)

    options = {"divide": Option({facts.CARDS: Several("card", pooled, 0, HAND)})}
    default = Reply("divide", {facts.CARDS: tuple(card for card in pooled if card in hand)})
    args: dict[str, Arg] = {"planet": planet_named(state, planet), "number": len(pooled) - len(hand)}
    return Ask(seat, facts.ASK_DIVIDE, "R-39", options, default, args, legal)


async def divide(state: State, seat: Seat, planet: str, kept: tuple[str, ...]) -> None:
    """R-39, R-41: at most six in hand, the rest in the envelope; only the divider knows."""
    player, world = state.player(seat), state.planets[planet]
    pooled = [*player.hand, *world.envelope]
    player.hand = ranked(kept)
    world.envelope = ranked(card for card in pooled if card not in kept)
    note(state, seat, planet, "left", world.envelope)
    await whisper(
        seat,
        facts.DIVIDED,
        planet=planet_named(state, planet),
        number=len(world.envelope),
        cards=listed(world.envelope),
        held=len(player.hand),
        hand=listed(player.hand),
    )
