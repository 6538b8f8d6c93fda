"""CE-4 to CE-8: aliens, the decks, the first hands, and who begins."""

from collections.abc import Sequence

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import UNUSED_FLARES, list_apart, list_pool
from games.cosmic.extension.hooks import Deal, Now
from games.cosmic.questions.script import ask_all
from games.cosmic.rules.draft import ask_alien, hand_round, keep_two, take_dealt
from games.cosmic.rules.hands import deal_hands
from games.cosmic.state.catalogue import list_deck, name_flare
from games.cosmic.state.fates import build_destiny, find_named
from games.cosmic.state.state import State
from porc_royal.facts import Who
from porc_royal.rulebook import Next
from porc_royal.script import shuffle, tell
from porc_royal.traces import not_a_rule


async def powers(state: State) -> Next:
    """CE-4: aliens come to each; each keeps one of them in secret, and all are shown together."""
    state.phase = "powers"
    among = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
    pool = keep_apart(state, await shuffle("flares", list(among)))
    packets = [tuple(pool[seat :: len(state.players)][: state.options.dealt]) for seat in state.seats]
    if state.options.draft:
        await hand_round(state, packets)
    else:
        for seat in state.seats:
            await take_dealt(state, seat, packets[seat])
    answers = await ask_all(state, [ask_alien(state, seat) for seat in state.seats])
    for seat, reply in answers.items():
        alien = reply.text(facts.ALIEN)
        player = state.player(seat)
        player.powers, player.dealt = [alien], keep_two(player.dealt, alien)
        await tell(facts.PLAYS_ALIEN, reveals=True, who=Who(seat), alien=facts.name_alien(alien))
    dealt = [alien for seat in state.seats for alien in state.player(seat).dealt]
    more = [alien for alien in pool if alien not in dealt][: max(0, 10 - len(dealt))]
    if any(alien in state.assembly[UNUSED_FLARES] for alien in pool):
        state.unused = sorted(name_flare(alien) for alien in pool if alien not in {*dealt, *more})
    await deal_out(state, [name_flare(alien) for alien in (*dealt, *more)])
    return "dealing"


def keep_apart(state: State, pool: Sequence[str]) -> list[str]:
    """Of two aliens that are not dealt in one game the first one stays."""
    kept, apart = list[str](), list_apart(state)
    for alien in pool:
        if not any({alien, other} in apart for other in kept):
            kept.append(alien)
    return kept


@not_a_rule
async def deal_out(state: State, flares: list[str]) -> None:
    """CE-5, CE-6: the flares join the cosmic deck, and all draw their first hands."""
    await state.deck.shuffle([*list_deck(state.assembly, state.options, len(state.players)), *flares])
    await hooks.preparing.open(Now(state))
    deal = Deal(state)
    await hooks.deal.open(deal)
    if not deal.done:
        await deal_hands(state, [seat for seat in state.seats if not state.player(seat).hand])
    await hooks.dealt.open(Now(state))


async def dealing(state: State) -> Next:
    """CE-7, CE-8: the first colour drawn begins; aliens set up what they have."""
    state.phase = "dealing"
    cards = build_destiny(len(state.players))
    order = await shuffle("destiny", cards)
    colours = [
        seat for card in order if card.startswith("colour") and (seat := find_named(state, card)) is not None
    ]
    state.offense = hooks.first.of(colours[0], Now(state))
    await tell(facts.FIRST, who=Who(state.offense))
    await state.destiny.shuffle(cards)
    await hooks.setup.open(Now(state))
    return "turn"
