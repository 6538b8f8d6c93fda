"""A draw pile and a discard pile whose order only chance decides."""

from collections.abc import Sequence

import msgspec

from porc_royal.script import shuffle
from porc_royal.traces import not_a_rule


class Deck(msgspec.Struct):
    """Cards are unique names ("char_krabouille.2"); `pile[-1]` is drawn next, `discards[-1]` lies on top."""

    pile: list[str] = []
    discards: list[str] = []

    @not_a_rule
    async def shuffle(self, cards: Sequence[str]) -> None:
        """Make these cards the draw pile, in an order drawn by chance."""
        self.pile = await shuffle("deck", cards)

    @not_a_rule
    async def draw(self, number: int) -> list[str]:
        """Draw up to `number` cards; the discards are shuffled into a new pile when it runs out.

        The new pile goes under what is left of the old one, so that no card is nowhere while chance is asked.
        """
        if len(self.pile) < number and self.discards:
            shuffled = await shuffle("deck", self.discards)
            self.pile, self.discards = [*shuffled, *self.pile], []
        return [self.pile.pop() for _ in range(min(number, len(self.pile)))]

    def discard(self, cards: Sequence[str]) -> None:
        """Lay cards face up on the discard pile."""
        self.discards.extend(cards)
