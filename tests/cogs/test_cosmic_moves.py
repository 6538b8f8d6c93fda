"""`/cosmic`: each move that its document names has a command, which says when it is possible where it is not."""

import pytest

from cogs import cosmic
from cogs.moves import Move
from games.cosmic import facts
from tests.words import WORDS

NAMED = ("launch", "invite", "ally", "deal", "flare", "artifact", "zap", "power", "reinforce", "ships")


def find(name: str) -> Move:
    return next(one for one in cosmic.MOVES if one.name == name)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMED)
def test_a_move_at_another_time_is_refused_with_the_reason(name: str, language: str) -> None:
    otherwise = find(name).otherwise
    assert otherwise is not None
    why = otherwise(None, None)  # type: ignore[arg-type]  # the reason is the same at every table
    assert why.key == facts.NOT_NOW[name]
    assert len(WORDS.of(language).text(why.key)) > 40
