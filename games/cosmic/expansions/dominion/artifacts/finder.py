"""Finder: names a card, and takes it from a player who holds it."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import find_kind, list_kinds, title
from games.cosmic.choosing import ask_cards, ask_one_seat
from games.cosmic.declaring import Artifact
from games.cosmic.hands import hand_over
from games.cosmic.hooks import Now
from games.cosmic.roles import is_anyone, list_others
from games.table.facts import Seat, Who
from games.table.script import tell

CARD: Final = Artifact("finder")
WHOM, WHAT = facts.choices("finder", "whom", "what")
SEEKS: Final = facts.KEYS.fact("finder-seeks", "who", "other", "card")
FAILS: Final = facts.KEYS.fact("finder-fails", "who", "other", "card")


async def seeks_a_card(at: Now, seat: Seat) -> None:
    """At any time; CD-51: by the name that a card is known by."""
    state = at.state
    other = await ask_one_seat(state, seat, WHOM, "CD-51", list_others(state, seat))
    kinds = list_kinds(state.options, len(state.seats))
    (named,) = await ask_cards(state, seat, WHAT, "CD-51", kinds, (1, 1))
    await tell(SEEKS, who=Who(seat), other=Who(other), card=title(named))
    held = [card for card in state.player(other).hand if find_kind(card).named == named]
    if held:
        await hand_over(state, other, seat, held[:1])
    else:
        await tell(FAILS, who=Who(seat), other=Who(other), card=title(named))


for _window in (hooks.regroup, hooks.alliances, hooks.revealed, hooks.resolution):
    CARD.plays(_window, is_anyone)(seeks_a_card)
