"""Guardian Robot (IP-98, R-60): rolls three dice of its own for its holder's side on the ground."""

from typing import Final

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import Card, make_arm
from games.interstellar_pig.rules import dice
from porc_royal.cards import list_copies, say_card
from porc_royal.facts import Who
from porc_royal.script import roll_dice, tell

CARD: Final[Card] = make_arm("guardian-robot", "IP-98", 2, ("ground",), place=3)
FOUGHT: Final = CARD.additions.keys.fact("robot", "who", "card", "dice", "score")
CARD.additions.keys.chance("robot")


@CARD.additions.adds(hooks.rolled)
async def fights_along(side: hooks.Side) -> None:
    """The side counts the best of the holder's score and the Robots' scores; an ability adds nothing here."""
    if side.state.options.robot == "extra_die" or side.fighter.seat is None:
        return
    for card in list_copies(side.fighter.cards, CARD.title):
        thrown = await roll_dice("robot", 6, 3, whose=side.fighter.seat)
        side.fighter.score = max(side.fighter.score, sum(thrown))
        await tell(
            FOUGHT,
            who=Who(side.fighter.seat),
            card=say_card(card),
            dice=dice.write_dice(thrown),
            score=sum(thrown),
        )


@CARD.additions.adds(hooks.pool.cards)
def adds_a_die(number: int, side: hooks.Side) -> int:
    """Option `robot`: a plain extra die instead."""
    if side.state.options.robot == "best_of":
        return number
    return number + len(list_copies(side.fighter.cards, CARD.title))
