"""`/cosmic`: each move that its document names has a command, which says when it is possible where it is not."""

import pytest

from games.cosmic import facts
from games.cosmic.commands import MOVES
from games.cosmic.rulebook import explain_not_now
from tests.words import WORDS

NAMED = ("launch", "invite", "ally", "deal", "flare", "artifact", "zap", "power", "reinforce", "ships")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", NAMED)
def test_a_move_at_another_time_is_refused_with_the_reason(name: str, language: str) -> None:
    assert name in [one.name for one in MOVES]
    why = explain_not_now(None, name, None)  # type: ignore[arg-type]  # the reason is the same at every table
    assert why is not None
    assert why.key == facts.NOT_NOW[name]
    assert len(WORDS.of(language).text(why.key)) > 40
