"""The Interstellar Pig (IP-73): whoever has it in hand at the end wins. How it is lost: rules/afloat.py."""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, card

CARD: Final[Card] = card("keepsake", "IP-73", 1, "prize", worth=50, place=1)
