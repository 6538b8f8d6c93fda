"""What CONTRIBUTING says of a press's way is there: each file, and the function that is named beside it."""

import re
from typing import Final

from tests.architecture import tree

STEPS: Final = 10
PLACE: Final = re.compile(r"`(\w[\w/]*\.py)`(?:\s+\(`(\w+)`\))?")


def read_steps() -> list[str]:
    """The numbered lines that a press travels."""
    text = (tree.ROOT / "CONTRIBUTING.md").read_text()
    told = text.partition("How one press travels")[2].partition("\n`rooms-of-the-bot`")[0]
    return re.split(r"\n\d+\. ", told)[1:]


def test_every_step_of_a_press_names_a_file_and_a_function_that_are_there() -> None:
    steps = read_steps()
    assert len(steps) == STEPS
    for step in steps:
        places = PLACE.findall(step)
        assert any(function for _, function in places), step
        for file, function in places:
            code = (tree.ROOT / file).read_text()
            assert not function or re.search(rf"def {function}\(", code), f"{file} has no {function}"
