"""Hand Zap: a player discards the hand and draws a new one."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_one_seat
from games.cosmic.rules.hands import renew_hand
from games.cosmic.state.roles import is_anyone, list_others
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

CARD: Final = Artifact("hand_zap")
WHOM: Final = CARD.choice("hand-zap")


@not_a_rule
async def zap_hand(state: State, seat: Seat) -> None:
    """Whoever plays it says whose, be it the own one."""
    await renew_hand(state, await ask_one_seat(state, seat, WHOM, "CD-83", [*list_others(state, seat), seat]))


@CARD.plays(hooks.regroup, is_anyone)
async def renews_a_hand(at: Now, seat: Seat) -> None:
    """At the start of an encounter."""
    await zap_hand(at.state, seat)
