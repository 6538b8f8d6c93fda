"""All aliens and all cards there are words for, as the pictures show them in one language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from games.cosmic.picture.shown import AlienShown, AliensPicture, CardFace, CardKind, HandPicture
from porc_royal.picture.shown import Words

MESSAGES: Final = Path(__file__).parents[2] / "games" / "cosmic" / "messages" / "en"
KEY: Final = re.compile(r"^cosmic-(alien|effect|card)-([a-z0-9-]+) =", re.MULTILINE)


def names(kind: str) -> list[str]:
    """Whatever has words of a kind: aliens, effects of artifacts, titles of cards."""
    found = (KEY.findall(path.read_text(encoding="utf-8")) for path in sorted(MESSAGES.glob("*.ftl")))
    return [name for each in found for sort, name in each if sort == kind]


def sheets(words: Words) -> Iterator[AliensPicture]:
    """Every alien's sheet with its flares."""
    for name in names("alien"):
        alien, power, wild, strong = (
            words(f"cosmic-{what}-{name}") for what in ("alien", "power", "wild", "super")
        )
        sheet = AlienShown(name.replace("-", "_"), alien, power, (), wild, strong, 1, "Marie-Antoinette")
        yield AliensPicture(alien, "", (sheet,))


def hands(words: Words) -> Iterator[HandPicture]:
    """Every flare, every artifact, every other card."""
    for name in names("alien"):
        wild, strong = words(f"cosmic-wild-{name}"), words(f"cosmic-super-{name}")
        alien = name.replace("-", "_")
        yield _hand(CardFace("flare", words(f"cosmic-flare-{name}"), wild=wild, strong=strong, alien=alien))
    artifacts = names("effect")
    for name in artifacts:
        title = words(f"cosmic-card-{name}")
        yield _hand(CardFace("artifact", title, text=words(f"cosmic-effect-{name}")))
    kinds: tuple[CardKind, ...] = ("attack", "negotiate", "morph", "reinforcement", "retreat")
    for name in names("card"):
        kind = next((each for each in kinds if name.startswith(each)), None)
        if kind is not None:
            value = name.rpartition("-")[2]
            title = words(f"cosmic-card-{name}")
            yield _hand(CardFace(kind, title, value if value.isdecimal() else ""))


def _hand(card: CardFace) -> HandPicture:
    return HandPicture(card.title, "", (card,), 1)
