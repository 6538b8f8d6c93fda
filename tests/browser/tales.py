"""How each game begins for one person against practice players, as it is read and pressed on the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from tests.browser.page import Sight

LAND: Final = re.compile("Débarquer|Land")
KEEP: Final = re.compile("Garder|Keep")
PICK: Final = re.compile("Choisir|Pick")


@dataclass(frozen=True)
class Tale:
    """A game and its beginning, as somebody reads it in English.

    title       what `/table open` proposes
    options     what is typed into its field of options
    companions  practice players without whom it cannot begin
    asks        the first question
    answer      what one does then
    then        what one is asked, or told, next
    told        what the channel has read
    pictured    whether the first question has a picture
    """

    title: str
    options: str
    companions: int
    asks: str
    answer: Callable[[Sight], None]
    then: str
    told: re.Pattern[str]
    pictured: bool = True


def takes(words: re.Pattern[str], asks: re.Pattern[str]) -> Callable[[Sight], None]:
    """Choose the first thing that is offered under these words, by a button or in a menu."""

    def take(sight: Sight) -> None:
        sight.sees(asks)
        menu = sight.page.locator(".message button.menu").filter(has_text=words)
        if menu.count():
            sight.choose(words, re.compile("."))
        else:
            sight.press(words)
        sight.sees(re.compile("Noté|Taken"))

    return take


keep: Final = takes(KEEP, re.compile("Which alien do you keep"))
land: Final = takes(LAND, re.compile("Où débarquent tes 5 Gorets|Where do your 5 Gorets land"))
pick: Final = takes(PICK, re.compile("Which one now"))

TALES: Final[Mapping[str, Tale]] = {
    "cochons": Tale(
        "Les Cochons de l’Espace",
        "",
        2,
        "Where do your 5 Gorets land?",
        land,
        "Discard some before the draw fills your hand to 4?",
        re.compile("Clara lands 5 Gorets"),
    ),
    "interstellar_pig": Tale(
        "Interstellar Pig",
        "super=dice",
        1,
        "Which one now?",
        pick,
        "planets still to pick",
        re.compile("Clara (picks|plants|takes|claims)"),
    ),
    "cosmic": Tale(
        "Cosmic Encounter",
        "pace=gates",
        2,
        "Which alien do you keep?",
        keep,
        "Do you play a card now",
        re.compile("Clara is "),
        pictured=False,
    ),
}
