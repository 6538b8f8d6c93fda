"""The luck of a game: dice and first hand of each seat beside what as many dice or cards come to on average."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.tables.proofs import Drawn
from porc_royal.facts import Fact, Listing, Named, Seat
from porc_royal.highlights import Deals
from porc_royal.script import name_chance


@dataclass(frozen=True, slots=True)
class Luck:
    """What a seat had by chance: how many dice or cards, what they came to, and what that many come to on average."""

    number: int
    sum: int
    expected: Fraction


def measure_luck(drawn: Sequence[Drawn], purposes: Collection[str], seats: int) -> list[Luck]:
    """The luck of each seat, from the draws in the log.

    purposes: those of the rolls that count, as the game names them
    """
    keys = {name_chance(purpose) for purpose in purposes}
    found = [Luck(0, 0, Fraction(0)) for _ in range(seats)]
    for one in drawn:
        if one.draw.asked not in keys or one.draw.cards:
            continue
        whose = one.draw.whose * len(one.draw.faces) if len(one.draw.whose) == 1 else one.draw.whose
        for owner, faces, shown in zip(whose, one.draw.faces, one.outcome, strict=False):
            before = found[owner]
            if isinstance(shown, int):
                # The mean of 1 to n, each as likely as the others.
                found[owner] = Luck(
                    before.number + 1, before.sum + shown, before.expected + Fraction(faces + 1, 2)
                )
    return found


def measure_deals(
    dealt: Sequence[tuple[int, Fact]], drawn: Sequence[Drawn], deals: Deals, seats: int
) -> list[Luck]:
    """The first hand of each seat, beside the mean of the whole deck that was shuffled last before it.

    Each card of a shuffled deck is as likely as any other to lie at a place, so that the mean is exact. A hand that
    holds anything from elsewhere counts as none.
    """
    found: dict[Seat, Luck] = {}
    keys = {name_chance(purpose) for purpose in deals.shuffles}
    for place, fact in dealt:
        (seat, *others), cards = fact.to or (), fact.says.args.get("cards")
        if others or seat in found or fact.says.key not in deals.dealing or not isinstance(cards, Listing):
            continue
        names = [one.name for one in cards.items if isinstance(one, Named)]
        shuffled = [one.draw.cards for one in drawn if _is_shuffle(one, keys, place)]
        found[seat] = Luck(0, 0, Fraction(0))
        # Other decks may be shuffled by the same name: it is one that has all these cards.
        for one in reversed(shuffled):
            deck = [deals.name(card) for card in one]
            if names and {*names} <= {*deck}:
                mean = Fraction(sum(map(deals.worth, deck)), len(deck))
                found[seat] = Luck(len(names), sum(map(deals.worth, names)), mean * len(names))
                break
    return [found.get(Seat(seat), Luck(0, 0, Fraction(0))) for seat in range(seats)]


def _is_shuffle(one: Drawn, keys: Collection[str], place: int) -> bool:
    return (
        one.draw.asked in keys and bool(one.draw.cards) and isinstance(one.place, int) and one.place <= place
    )
