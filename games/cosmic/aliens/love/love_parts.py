"""What Love asks, and its name."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension.declarations import Alien

LOVE: Final = Alien("love")
OWN, ANSWER, PLANET, GIVES, TAKES = facts.choices("love", "card", "answer", "planet", "opponent", "take")
MATCHED: Final = facts.KEYS.field("matched")
ELSE: Final = facts.KEYS.field("else-card")
FREES: Final = facts.KEYS.field("frees")
