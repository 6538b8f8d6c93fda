"""Mind (A28): looks at hands."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import CardsOfSeat, Now
from games.cosmic.questions.choices import ask_one_seat
from games.cosmic.state.catalogue import COSMIC, find_back, name_all_cards
from games.cosmic.state.roles import is_anyone, is_bystander, is_main, list_others, list_sides
from games.cosmic.state.sides import find_other_side
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper

MIND: Final = Alien("mind")
WHOM: Final = MIND.choice("mind-whom")
WATCH: Final = MIND.choice("mind-watch")
LOOKS: Final = MIND.keys.fact("mind-looks", "who", "other", strikes="other")
SEES: Final = MIND.keys.fact("mind-sees", "who", "number", "cards")
WATCHES: Final = MIND.keys.fact("mind-watches", "who", "other", strikes="other")
WATCHED: Final = "mind-watched"


@MIND.uses(hooks.before_invitations, is_anyone, optional=True)
async def looks_at_a_hand(at: Now, seat: Seat) -> None:
    """As a main player at the opponent's hand, else at that of a main player; with the super flare at both."""
    state = at.state
    main = (
        [find_other_side(state, seat).seat] if is_main(at, seat) else [one.seat for one in list_sides(state)]
    )
    if len(main) > 1 and not MIND.super.is_on(state, seat):
        main = [await ask_one_seat(state, seat, WHOM, "A28", main)]
    for one in main:
        hand = state.player(one).hand
        await tell(LOOKS, who=Who(seat), other=Who(one))
        await whisper(seat, SEES, who=Who(one), number=len(hand), cards=name_all_cards(hand))


MIND.super.lasts(hooks.before_invitations, is_bystander)


@MIND.wild.plays(hooks.regroup, is_anyone)
async def watches_somebody(at: Now, seat: Seat) -> None:
    """For the rest of the encounter it sees each card that a player draws."""
    chosen = await ask_one_seat(at.state, seat, WATCH, "A28", list_others(at.state, seat))
    at.state.now.marks[WATCHED] = chosen
    await tell(WATCHES, who=Who(seat), other=Who(chosen))


MIND.wild.plays(hooks.alliances, is_anyone)(watches_somebody)


def is_watched(at: CardsOfSeat, seat: Seat) -> bool:
    """The chosen player has drawn from the cosmic deck."""
    return at.state.now.marks.get(WATCHED) == at.seat and COSMIC in map(find_back, at.cards)


@MIND.wild.uses(hooks.drew, is_watched)
async def sees_what_is_drawn(at: CardsOfSeat, seat: Seat) -> None:
    """That seat alone."""
    await whisper(seat, SEES, who=Who(at.seat), number=len(at.cards), cards=name_all_cards(at.cards))
