"""The register of a game: keys begin with its name, cards add to it, nothing is entered twice."""

import pytest

from porc_royal.register import Register


def test_every_kind_of_key_begins_with_the_name_of_the_game() -> None:
    keys = Register("chess")
    assert keys.fact("moved", "who", "square") == "chess-moved"
    assert keys.refusal("pinned") == "chess-refused-pinned"
    assert keys.effect("castle") == keys.effect_of("castle") == "chess-effect-castle"
    assert keys.question("move", "left", options=("move",)) == "chess-ask-move"
    assert keys.result("mate", "who") == "chess-mate"
    assert keys.line("clock", "left") == "chess-clock"
    assert keys.sayings["chess-moved"] == ("who", "square")
    assert set(keys.sayings) == {
        f"chess-{name}" for name in ("moved", "refused-pinned", "effect-castle", "ask-move", "mate", "clock")
    }


def test_a_card_adds_options_and_fields_from_its_own_file() -> None:
    keys = Register("chess")
    move = keys.question("move", options=("move",))
    assert keys.offer("castle", move) == "castle"
    assert keys.options == {move: ("move", "castle")}
    assert keys.field("square") == "square"
    assert keys.fields == ["square"]


def test_a_key_that_is_entered_twice_is_an_error() -> None:
    keys = Register("chess")
    keys.fact("moved")
    with pytest.raises(ValueError, match="chess-moved"):
        keys.line("moved")
