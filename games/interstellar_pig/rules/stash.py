"""IP-34 to IP-39, R-18: the Attribute cards are dealt; six are kept at most, the rest goes into own envelopes."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import attribute_deck, listed, ranked
from games.interstellar_pig.questions.script import ask_or_default
from games.interstellar_pig.rules.autostash import autostash
from games.interstellar_pig.rules.hands import note
from games.interstellar_pig.rules.naming import NAMINGS, name_asked, naming_options, naming_refused
from games.interstellar_pig.rules.survival import HAND, missing, needs_at
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import planet_named
from porc_royal.asks import Ask, Chosen, Field, Option, Reply, Several
from porc_royal.facts import Arg, Listing, Saying, Seat
from porc_royal.rulebook import Next
from porc_royal.script import shuffle, tell, whisper

STASH: Final = ("stash", "stash-anyway")


async def attributes(state: State) -> Next:
    """IP-34, TV-3: the whole deck, 24, 16 or 12 cards each; nothing is left over."""
    state.phase = "attributes"
    cards = await shuffle("attributes", attribute_deck())
    state.deals += 1
    number = len(cards) // len(state.order)
    for place, seat in enumerate(state.order):
        player = state.player(seat)
        player.hand = ranked(cards[place * number : (place + 1) * number])
        await whisper(seat, facts.DEALT, number=number, cards=listed(player.hand))
    return "stash"


async def stash(state: State) -> Next:
    """IP-35 to IP-38: all decide in secret; until everybody has, names may still be given (IP-21, IP-28)."""
    state.phase = "stash"

    async def act(seat: Seat, reply: Reply) -> None:
        await name_asked(state, seat, reply)

    replies = await ask_or_default(state, lambda: [stashing(state, seat) for seat in state.order], act)
    for seat in state.order:
        await put_away(state, seat, parted(state, seat, replies[seat]))
    await tell(facts.STASHED)
    return "placement"


def stashing(state: State, seat: Seat) -> Ask:
    """D-7: a partition of the cards dealt; or the bot's own; or names for what one owns."""
    player = state.player(seat)
    fields = stash_fields(player.hand)

    def legal(reply: Reply) -> Saying | None:
        if reply.option in NAMINGS:
            return naming_refused(state, seat, reply)
        if reply.option == "stash":
            return unlivable(state, seat, reply.many(facts.KEEP))
        return None

    options = {
        "stash": Option(fields),
        "auto": Option(),
        "stash-anyway": Option(fields),
        **naming_options(player),
    }
    number = len(player.hand)
    planets = Listing(tuple(planet_named(state, planet) for planet in player.picks))
    args: dict[str, Arg] = {"number": number, "planets": planets}
    return Ask(seat, facts.ASK_STASH, "IP-35", options, Reply("auto"), args, legal)


def stash_fields(hand: Sequence[str]) -> Mapping[str, Field]:
    """R-13, R-14: none to six to keep, then what goes into each envelope; the last gets what is left."""

    def left(chosen: Chosen) -> Sequence[str]:
        gone = [card for cards in chosen.values() if isinstance(cards, tuple) for card in cards]
        return [card for card in hand if card not in gone]

    envelopes = {name: Several("card", left) for name in facts.STASHES}
    return {facts.KEEP: Several("card", tuple(hand), 0, HAND), **envelopes}


def unlivable(state: State, seat: Seat, kept: Sequence[str]) -> Saying | None:
    """R-17: whoever would keep cards with which none of the own planets can be lived on is warned."""
    if state.options.setup_loss == "orbit_start":
        return None
    picks = state.player(seat).picks
    if any(not missing(needs_at(state, seat, planet), kept) for planet in picks):
        return None
    return Saying(facts.UNLIVABLE)


def parted(state: State, seat: Seat, reply: Reply) -> list[list[str]]:
    """The hand and the four envelopes, in pick order, that a reply stands for."""
    if reply.option not in STASH:
        return autostash(state, seat)
    parts = [list(reply.many(name)) for name in (facts.KEEP, *facts.STASHES)]
    gone = [card for part in parts for card in part]
    return [*parts, [card for card in state.player(seat).hand if card not in gone]]


async def put_away(state: State, seat: Seat, parts: Sequence[Sequence[str]]) -> None:
    """IP-36, R-15: where the cards went only their owner knows, their number included."""
    player = state.player(seat)
    kept, *envelopes = parts
    player.hand = ranked(kept)
    await whisper(seat, facts.KEPT, number=len(kept), cards=listed(kept))
    for planet, cards in zip(player.picks, envelopes, strict=True):
        state.planets[planet].envelope = ranked(cards)
        note(state, seat, planet, "stashed", cards)
        await whisper(
            seat,
            facts.STASHED_IN,
            planet=planet_named(state, planet),
            number=len(cards),
            cards=listed(cards),
        )
