"""Which cards a practice player uses in a fight (D-17), and why: those that pay for being spent."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import find_arm, is_one_use
from games.interstellar_pig.practice.cards import weigh_use
from games.interstellar_pig.practice.odds import CARDS_A_DIE, VICTORY, count_stakes
from games.interstellar_pig.rules.odds import Chances, compute_chances, round_chance
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.cards import say_cards
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.practice import Rated, choose_rated

OWN: Final = Additions(facts.GAME)
ODDS: Final = OWN.keys.line("worth-odds", "win", "lose")
SPENDS: Final = OWN.keys.line("worth-spends", "cards")
CALLS_OFF: Final = OWN.keys.line("worth-calls-off", "cards")
OF_ITS_OWN: Final = 1
"""How many dice a card is worth that adds none, and helps in another way."""
LATER: Final = 2
"""What a card that is spent would have been worth later, for each point of its worth."""


def commit(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """The cards that are worth most."""
    return choose_rated(rate_commits(view, seat, asked), luck)


def rate_commits(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """No card, what can be used again, one more One Use card after the other, and what calls the fight off."""
    cards = list_picks(asked, "commit", facts.CARDS)
    escapes = [card for card in cards if _calls_off(card)]
    arms = [card for card in cards if not _calls_off(card)]
    lasting = [card for card in arms if not is_one_use(card)]
    spent = sorted((card for card in arms if is_one_use(card)), key=_count_dice, reverse=True)
    groups = dict.fromkeys(
        ((), tuple(lasting), *((*lasting, *spent[:number]) for number in range(1, len(spent) + 1)))
    )
    moves = [_rate(view, seat, asked, group) for group in groups]
    if escapes:
        cost = LATER * sum(map(weigh_use, escapes))
        reasons = (
            Saying(CALLS_OFF, {"cards": say_cards(escapes)}),
            Saying(ODDS, _say(_foresee(asked, arms))),
        )
        moves.append(Rated(Reply("protect"), -cost, lambda: reasons))
    return moves


def explain_commit(view: View, asked: Ask, reply: Reply) -> Sequence[Saying]:
    """Why those cards."""
    if asked.key != facts.ASK_COMMIT or view.viewer is None:
        return ()
    moves = rate_commits(view, view.viewer, asked)
    return next((one.reasons() for one in moves if asked.check(one.reply) == reply), ())


def _rate(view: View, seat: Seat, asked: Ask, cards: Sequence[str]) -> Rated:
    """How the fight would end with these, and what it would cost to spend those that are."""
    chances = _foresee(asked, cards)
    gain, loss = count_stakes(view, seat)
    if not isinstance(asked.args.get("enemy"), Who):
        gain = 0.0  # whoever is no player holds nothing
    cost = LATER * sum(weigh_use(card) for card in cards if is_one_use(card))
    reply = Reply("commit", {facts.CARDS: tuple(cards)}) if cards else Reply(PASS)
    worth = VICTORY * (chances.win * gain - chances.lose * loss) - cost
    return Rated(reply, worth, partial(tuple, _explain(chances, cards)))


def _explain(chances: Chances, cards: Sequence[str]) -> Iterator[Saying]:
    yield Saying(ODDS, _say(chances))
    spent = [card for card in cards if is_one_use(card)]
    if spent:
        yield Saying(SPENDS, {"cards": say_cards(spent)})


def _say(chances: Chances) -> dict[str, Arg]:
    return {"win": round_chance(chances.win), "lose": round_chance(chances.lose)}


def _foresee(asked: Ask, cards: Sequence[str]) -> Chances:
    """How the fight would end with these cards, for all one may know of the other side's."""
    dice, spare, enemy_dice, enemy_spare, held = (
        value if isinstance(value := asked.args.get(name), int) else 0
        for name in ("dice", "spare", "enemy_dice", "enemy_spare", "hand")
    )
    mine = max(1, dice + sum(map(_count_dice, cards)))
    return compute_chances(mine, spare, max(1, enemy_dice + held // CARDS_A_DIE), enemy_spare)


def _count_dice(card: str) -> int:
    arm = find_arm(card)
    return 0 if arm is None else arm.dice or OF_ITS_OWN


def _calls_off(card: str) -> bool:
    arm = find_arm(card)
    return arm is not None and arm.calls_off
