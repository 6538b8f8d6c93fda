"""The Interstellar Pig (IP-73): whoever has it in hand at the end wins. How it is lost: rules/afloat.py."""

from typing import Final

from games.interstellar_pig.extension.catalogue import Card, make_card

CARD: Final[Card] = make_card("keepsake", "IP-73", 1, "prize", worth=50, place=1)
