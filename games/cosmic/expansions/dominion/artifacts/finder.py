"""Finder: names a card, and takes it from a player who holds it."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_one_seat
from games.cosmic.rules.hands import hand_over
from games.cosmic.state.catalogue import find_kind, list_kinds, name_card
from games.cosmic.state.roles import is_anyone, list_others
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

CARD: Final = Artifact("finder")
WHOM, WHAT = CARD.choices("finder", "whom", "what")
SEEKS_EVERYWHERE: Final = CARD.keys.fact("finder-seeks-everywhere", "who", "card")
FAILS_EVERYWHERE: Final = CARD.keys.fact("finder-fails-everywhere", "who", "card")
SEEKS: Final = CARD.keys.fact("finder-seeks", "who", "other", "card", strikes="other")
FAILS: Final = CARD.keys.fact("finder-fails", "who", "other", "card")


async def seeks_a_card(at: Now, seat: Seat) -> None:
    """At any time; CD-51: by the name that a card is known by."""
    state = at.state
    kinds = list_kinds(state.assembly, state.options, len(state.seats))
    (named,) = await ask_cards(state, seat, WHAT, "CD-51", kinds, (1, 1))
    if find_kind(named).stays:
        await seek_everywhere(state, seat, named)
        return
    other = await ask_one_seat(state, seat, WHOM, "CD-51", list_others(state, seat))
    await tell(SEEKS, who=Who(seat), other=Who(other), card=name_card(named))
    held = [card for card in state.player(other).hand if find_kind(card).named == named]
    if held:
        await hand_over(state, other, seat, held[:1])
    else:
        await tell(FAILS, who=Who(seat), other=Who(other), card=name_card(named))


@not_a_rule
async def seek_everywhere(state: State, seat: Seat, named: str) -> None:
    """CP-36, X-14: what belongs to no pile (The Piggy) is found in whoever's hand it is, and in no envelope."""
    await tell(SEEKS_EVERYWHERE, who=Who(seat), card=name_card(named))
    for other in list_others(state, seat):
        held = [card for card in state.player(other).hand if find_kind(card).named == named]
        if held:
            await hand_over(state, other, seat, held)
            return
    await tell(FAILS_EVERYWHERE, who=Who(seat), card=name_card(named))


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    CARD.plays(_window, is_anyone)(seeks_a_card)
