"""Yin-Yang on both sides."""

from games.cosmic.aliens.yin_yang.yin_yang_parts import STAY, YIN_YANG, is_divided
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_number
from games.cosmic.rules.rewards import reward
from games.cosmic.state.ships import count
from games.cosmic.state.state import BESIDE, GATE
from porc_royal.facts import Seat


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
