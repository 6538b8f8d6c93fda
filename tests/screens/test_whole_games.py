"""Whatever is said and asked in a whole game of all seats fits.

The longest texts are French with names that are escaped, and the widest labels have names of 32 letters: the ordinary
run plays these two, the long run both kinds of names in both languages.
"""

from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from tests.screens.gallery import NAMES, Gallery
from tests.screens.games import LARGE
from tests.screens.limits import check

ORDINARY: Final = {("fr", "marked"), ("en", "wide")}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "names"),
    [
        pytest.param(language, names, marks=() if (language, names) in ORDINARY else pytest.mark.soak)
        for language in LANGUAGES
        for names in NAMES
    ],
)
@pytest.mark.parametrize("name", LARGE)
def test_everything_said_and_asked_in_a_game_of_all_seats_fits(
    language: Language, names: str, name: str
) -> None:
    screens = list(Gallery(language, names, name).game())
    assert {"told", "question", "receipt", "form"} <= {screen.where.split()[0] for screen in screens}
    check(*screens)
