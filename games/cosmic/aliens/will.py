"""Will (A54): it goes where it likes."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Aim, Now
from games.cosmic.questions.choices import ask_one_seat
from games.cosmic.rules.destiny import list_anywhere
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.roles import is_offense, list_others
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper

WILL: Final = Alien("will", alert="green")
HAND: Final = WILL.choice("will-hand")
LOOKS: Final = WILL.keys.fact("will-looks", "who", "other", strikes="other")
LOOKED: Final = WILL.keys.fact("will-looked", "other", "number", "cards")


def is_drawn(at: Now, seat: Seat) -> bool:
    """The offense, after a destiny draw."""
    return is_offense(at, seat) and at.state.now.against is None


@WILL.changes(hooks.targets, is_drawn)
def goes_anywhere(targets: tuple[Aim, ...], at: Now, seat: Seat) -> tuple[Aim, ...]:
    """Mandatory, as the offense: any other player, at any of their colonies or home planets, whatever the card says."""
    return tuple(list_anywhere(at.state, list_others(at.state, seat)))


@WILL.changes(hooks.own_colour, is_drawn)
def knows_no_colour(is_own: bool, at: Now, seat: Seat) -> bool:
    """So its own colour is one like the others."""
    return False


@WILL.super.plays(hooks.destiny, is_offense)
async def looks_first(at: Now, seat: Seat) -> None:
    """It looks at one hand before it picks."""
    other = await ask_one_seat(at.state, seat, HAND, "A54", list_others(at.state, seat))
    hand = at.state.player(other).hand
    await tell(LOOKS, who=Who(seat), other=Who(other))
    await whisper(seat, LOOKED, other=Who(other), number=len(hand), cards=name_all_cards(hand))


def draws_another(at: Now, seat: Seat) -> bool:
    """The offense, when the card names another player."""
    return is_offense(at, seat) and at.state.now.named not in {None, seat}


WILL.wild.lasts(hooks.destiny, draws_another)


@WILL.wild.changes(hooks.targets, draws_another)
def follows_them(targets: tuple[Aim, ...], at: Now, seat: Seat) -> tuple[Aim, ...]:
    """At any of that player's colonies, too."""
    named = at.state.now.named
    return targets if named is None else tuple(dict.fromkeys((*targets, *list_anywhere(at.state, [named]))))
