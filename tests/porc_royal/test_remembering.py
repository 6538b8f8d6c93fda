"""A question that is being shown works out once what each of its fields admits, and takes the same replies."""

from collections.abc import Sequence

import pytest

from porc_royal.asks import Ask, Chosen, Field, FreeText, Number, Option, Pick, Refused, Reply, Several
from porc_royal.facts import Seat
from porc_royal.memo import remember_choices


class Rules:
    """What the fields of a form admit, and how often that was computed."""

    def __init__(self) -> None:
        self.computed: list[Chosen] = []
        self.cards: tuple[str, ...] = ("a", "b")

    def targets(self, chosen: Chosen) -> Sequence[str]:
        """The tiles beside the one chosen before."""
        self.computed.append(dict(chosen))
        return {"sun": ("moon",), "moon": ("sun", "star")}[str(chosen["from"])]

    def bounds(self, chosen: Chosen) -> tuple[int, int]:
        """As many as the name of the tile has letters."""
        self.computed.append(dict(chosen))
        return 1, len(str(chosen["to"]))

    def ask(self) -> Ask:
        """From where, to where, how many, with which cards, with which words."""
        fields: dict[str, Field] = {
            "from": Pick("tile", ("sun", "moon")),
            "to": Pick("tile", self.targets),
            "number": Number(self.bounds),
            "cards": Several("card", lambda _chosen: self.cards),
            "words": FreeText(1, 5, optional=True),
        }
        return Ask(Seat(0), "q", "T-1", {"go": Option(fields), "pass": Option()}, Reply("pass"))


GO = Reply("go", {"from": "moon", "to": "star", "number": 4, "cards": ("b", "a")})


def test_what_a_field_admits_is_computed_once_for_the_same_fields_before_it() -> None:
    rules = Rules()
    shown = remember_choices(rules.ask())
    for _ in range(3):
        assert shown.check(GO) == Reply("go", {**GO.fields, "cards": ("a", "b")})
    assert rules.computed == [{"from": "moon"}, {"from": "moon", "to": "star"}]


def test_other_fields_before_it_are_another_question() -> None:
    rules = Rules()
    shown = remember_choices(rules.ask())
    to = shown.options["go"].fields["to"]
    assert isinstance(to, Pick)
    assert [to.choices({"from": one}) for one in ("sun", "moon", "sun")] == [
        ("moon",),
        ("sun", "star"),
        ("moon",),
    ]
    assert len(rules.computed) == 2


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"to": "moon"}, "refused-value"),
        ({"number": 5}, "refused-number"),
        ({"cards": ("a", "c")}, "refused-value"),
        ({"words": "far too long"}, "refused-length"),
    ],
)
def test_it_refuses_what_the_question_refuses(changed: dict[str, str], key: str) -> None:
    reply = Reply("go", {**GO.fields, **changed})
    for ask in (Rules().ask(), remember_choices(Rules().ask())):
        with pytest.raises(Refused) as refused:
            ask.check(reply)
        assert refused.value.says.key == key


def test_the_question_itself_goes_on_looking_at_the_table_as_it_is() -> None:
    rules = Rules()
    ask = rules.ask()
    remember_choices(ask).check(GO)
    rules.cards = ("a", "b", "c")
    assert ask.check(Reply("go", {**GO.fields, "cards": ("c",)})).many("cards") == ("c",)
    assert remember_choices(ask).check(Reply("go", {**GO.fields, "cards": ("c",)})).many("cards") == ("c",)
