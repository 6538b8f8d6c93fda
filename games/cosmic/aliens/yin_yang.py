"""Yin-Yang (A55): on both sides at once, or the balance between them."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now, Sender, Ships
from games.cosmic.questions.choices import ask_number, ask_seat, ask_seats
from games.cosmic.questions.script import ask
from games.cosmic.rules.alliance import join, make_answer
from games.cosmic.rules.losses import list_colonies, lose_chosen
from games.cosmic.rules.rewards import reward
from games.cosmic.state.roles import Situation, find_stance, list_sides
from games.cosmic.state.ships import count, find_colonies
from games.cosmic.state.state import BESIDE, GATE, Side
from games.cosmic.views.tokens import show_given
from porc_royal.asks import Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

YIN_YANG: Final = Alien("yin_yang", printed="dominion")
GIVE: Final = YIN_YANG.choice("yin-yang-give")
STAY: Final = YIN_YANG.choice("yin-yang-stay", helps=True)
BLAME: Final = YIN_YANG.choice("yin-yang-blame")
GIVES: Final = YIN_YANG.keys.fact("yin-yang-gives", "who", "other", strikes="other")


def list_joined(at: Situation, seat: Seat) -> list[Side]:
    """The sides that it is allied with."""
    return [side for side in list_sides(at.state) if seat in side.allies]


def is_divided(at: Situation, seat: Seat) -> bool:
    """It is allied with both."""
    return len(list_joined(at, seat)) == 2


def list_inviting(at: Situation, seat: Seat) -> list[Side]:
    """Who has invited it."""
    return [side for side in list_sides(at.state) if seat in side.invited]


def may_join_both(at: Sender, seat: Seat) -> bool:
    """Invited by both, it has just joined one of them, and has ships left."""
    may = len(list_joined(at, seat)) == 1 and len(list_inviting(at, seat)) == 2
    return at.seat == seat and may and bool(find_colonies(at.state, seat))


# Yin-Yang on both sides.


def spares(loss: Loss, seat: Seat) -> bool:
    """On both sides, when the defense is about to lose the ships on its planet."""
    now = loss.state.now
    is_defense = now.defense is not None and loss.seat == now.defense.seat and now.winner == "offense"
    return is_divided(loss, seat) and loss.by == "encounter" and is_defense and now.planet in loss.ships


@YIN_YANG.uses(hooks.losing, spares)
async def lets_some_stay(loss: Loss, seat: Seat) -> None:
    """For each of its ships with the offense one may stay; the defense says how many do."""
    planet = loss.state.now.planet
    most = min(loss.ships[planet], count(loss.state, seat, GATE))
    stay = await ask_number(loss.state, loss.seat, STAY, "A55", (0, most), most)
    loss.ships[planet] -= stay


@YIN_YANG.uses(
    hooks.before_compensation, lambda at, seat: is_divided(at, seat) and at.state.now.winner == "defense"
)
async def consoles(at: Now, seat: Seat) -> None:
    """On both sides, when the offense loses: a reward for it for each of its ships with the defense."""
    await reward(at.state, at.state.offense, count(at.state, seat, BESIDE))


YIN_YANG.super.lasts(hooks.resolution, is_divided)


def loses_itself(loss: Loss, seat: Seat) -> bool:
    """On both sides, about to lose its own ships."""
    return loss.seat == seat and loss.by == "encounter" and is_divided(loss, seat)


@YIN_YANG.super.uses(hooks.losing, loses_itself)
async def goes_home(loss: Loss, seat: Seat) -> None:
    """On both sides, its ships that lose go home."""
    loss.to = "home"


# Yin-Yang joins both sides.


@not_a_rule
async def ask_ships(at: Sender, seat: Seat) -> Reply:
    """With what ships it joins the other side, too."""
    others = [find_stance(at.state, side) for side in list_sides(at.state) if seat not in side.allies]
    return await ask(at.state, make_answer(at.state, seat, others), seen=True)


@YIN_YANG.asks(hooks.joining, may_join_both, ask_ships)
async def joins_both(at: Sender, seat: Seat, reply: Reply) -> None:
    """It may join the other side, too."""
    await join(at.state, seat, reply)


# Yin-Yang gives tokens, and blames whom it likes.

show_given(YIN_YANG)


def is_left_out(at: Sender, seat: Seat) -> bool:
    """A main player has not invited it; neither is one itself."""
    return at.seat == seat and len(list_inviting(at, seat)) < 2


@YIN_YANG.uses(hooks.joining, is_left_out, optional=True)
async def gives_tokens(at: Sender, seat: Seat) -> None:
    """It may give a token to whoever has not invited it; they come back when the encounter ends."""
    out = [side.seat for side in list_sides(at.state) if seat not in side.invited]
    for other in await ask_seats(at.state, seat, GIVE, "A55", out) if len(out) > 1 else out:
        at.state.now.marks[f"yin-yang-{other}"] = 1
        await tell(GIVES, who=Who(seat), other=Who(other))


def list_holders(at: Ships) -> list[Seat]:
    """Main players with a token whose opponent has lost these ships."""
    mains = [side.seat for side in list_sides(at.state)]
    lost = at.seat in mains and at.by in {"encounter", "deal"}
    return [one for one in mains if lost and one != at.seat and f"yin-yang-{one}" in at.state.now.marks]


@YIN_YANG.uses(hooks.lost, lambda at, seat: bool(list_holders(at)))
async def balances(at: Ships, seat: Seat) -> None:
    """Whoever has a token loses as many ships of its colonies as the opponent."""
    owed = dict.fromkeys(list_holders(at), at.number)
    await lose_chosen(at.state, owed, "yin-yang", "A55", list_colonies)


@YIN_YANG.wild.plays(hooks.lost, lambda at, seat: at.seat == seat)
async def blames(at: Ships, seat: Seat) -> None:
    """When it has lost ships, a player whom it blames loses as many."""
    whom = await ask_seat(at.state, seat, BLAME, "A55", [one for one in at.state.seats if one != seat])
    if whom is not None:
        await lose_chosen(at.state, {whom: at.number}, "yin-yang", "A55")
