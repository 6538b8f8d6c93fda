"""A draw pile and a discard pile whose order only chance decides."""

from collections.abc import Sequence

import msgspec

from games.table.script import shuffle


class Deck(msgspec.Struct):
    """Cards are names, each unique ("char_krabouille.2"); `pile[-1]` is drawn next, `discards[-1]` lies on top."""

    pile: list[str] = []
    discards: list[str] = []

    async def shuffle(self, cards: Sequence[str]) -> None:
        """Make these cards the draw pile, in an order drawn by chance."""
        self.pile = await shuffle("deck", cards)

    async def draw(self, number: int) -> list[str]:
        """Draw up to `number` cards; the discards are shuffled into a new pile when it runs out."""
        drawn: list[str] = []
        while len(drawn) < number:
            if not self.pile:
                if not self.discards:
                    break
                old, self.discards = self.discards, []
                self.pile = await shuffle("deck", old)
            drawn.append(self.pile.pop())
        return drawn

    def discard(self, cards: Sequence[str]) -> None:
        """Lay cards face up on the discard pile."""
        self.discards.extend(cards)
