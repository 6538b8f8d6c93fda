"""IP-65, R-55 to R-58: the prize is never discarded; it floats in Space until a ship takes it."""

from collections.abc import Sequence

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import PRIZE, find_arm, list_cards, rank_card, sort_cards
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.rules.survival import HAND
from games.interstellar_pig.state.places import find_space
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import describe_place, name_layer, name_place
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper


async def set_afloat(state: State, place: str) -> None:
    """IP-65, R-57: at the place where it was lost, which all may know."""
    state.afloat = find_space(place)
    await tell(
        facts.AFLOAT,
        reveals=True,
        place=name_place(state, state.afloat),
        layer=name_layer(state, state.afloat),
    )


async def offer_prize(state: State, seat: Seat, locked: Sequence[str] = ()) -> None:
    """R-55: a ship that enters the space may take the prize; with six cards, one other is discarded.

    `locked` cards are about to be shown on landing and cannot be that one.
    """
    player = state.player(seat)
    if not state.afloat or state.afloat != player.place:
        return
    place, layer = name_place(state, player.place), name_layer(state, player.place)
    reply = await ask(state, lambda: make_prize_ask(state, seat, locked))
    if reply.option == PASS:
        await tell(facts.LEFT_PRIZE, who=Who(seat), place=place, layer=layer)
        return
    state.afloat = ""
    player.hand.append(PRIZE)
    await tell(facts.TOOK_PRIZE, who=Who(seat), place=place, layer=layer)
    given = reply.text(facts.CARD)
    if given:
        player.hand.remove(given)
        state.discards.append(given)
        await tell(facts.DISCARDED, reveals=True, who=Who(seat), number=1, cards=list_cards([given]))
    await whisper(seat, facts.KEEPS, hand=list_cards(player.hand))


def make_prize_ask(state: State, seat: Seat, locked: Sequence[str]) -> Ask:
    """The default takes it, and gives up the least useful card."""
    player = state.player(seat)
    spare = [card for card in sort_cards(player.hand) if card not in locked]
    full = len(player.hand) >= HAND
    take = Option({facts.CARD: Pick("card", spare)}) if full else Option()
    given = {facts.CARD: max(spare, key=_useless)} if full else {}
    options = {PASS: Option(), "take": take}
    args = {**describe_place(state, player.place), "number": len(player.hand)}
    return Ask(seat, facts.ASK_PRIZE, "R-55", options, Reply("take", dict(given)), args)


def _useless(card: str) -> tuple[int, tuple[int, str]]:
    """D-15 the other way round: the lowest dice bonus goes first, then the highest card id."""
    arm = find_arm(card)
    return -(arm.dice if arm else 0), rank_card(card)
