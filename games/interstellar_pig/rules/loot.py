"""IP-62, R-51, R-52: the killer takes the dead player's hand."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import list_cards, sort_cards
from games.interstellar_pig.rules.death import take_out, tell_last
from games.interstellar_pig.rules.hands import keep_six
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper


async def loot(state: State, seat: Seat, dead: Seat) -> None:
    """IP-62: both hands are pooled in secret, six are kept; the rest is discarded, or left on the ground."""
    player, loser = state.player(seat), state.player(dead)
    cards = sort_cards(loser.hand)
    loser.hand = []
    player.hand = [*player.hand, *cards]
    await tell(facts.LOOTED, who=Who(seat), loser=Who(dead), number=len(cards))
    await whisper(seat, facts.LOOT, number=len(cards), cards=list_cards(cards))
    await take_out(state, dead)
    await tell_last(state)
    await keep_six(state, seat)
