"""Whatever is said and asked in a whole game of all seats fits.

The longest texts are French with names that are escaped, and the widest labels have names of 32 letters.
"""

import pytest

from bot.i18n import LANGUAGES, Language
from tests.screens.gallery import NAMES, Gallery
from tests.screens.games import LARGE
from tests.screens.limits import check


@pytest.mark.slow
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LARGE)
@pytest.mark.samples("interstellar_pig-fr-marked")
def test_everything_said_and_asked_in_a_game_of_all_seats_fits(
    language: Language, names: str, name: str
) -> None:
    screens = list(Gallery(language, names, name).game())
    assert {"told", "question", "receipt", "form"} <= {screen.where.split()[0] for screen in screens}
    check(*screens)
