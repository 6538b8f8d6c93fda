"""What a lesson accepts: the reply that teaches, however a form writes it, and any where that reply is not offered."""

from porc_royal.asks import Ask, Field, Option, Pick, Reply, Several
from porc_royal.facts import Seat
from porc_royal.lessons import LessonStep, is_such

OFFER = "offer"


def ask_offer(*planets: str) -> Ask:
    fields: dict[str, Field] = {
        "cards": Several("card", ("one", "two"), optional=True),
        "planet": Pick("planet", planets, optional=True),
    }
    options = {OFFER: Option(fields=fields), "pass": Option()}
    return Ask(Seat(0), "toy-ask-deal", "R-1", options, default=Reply("pass"))


def test_no_things_at_all_are_the_same_as_a_field_that_a_form_skips() -> None:
    assert is_such(Reply(OFFER), Reply(OFFER, {"cards": ()}))
    assert not is_such(Reply(OFFER, {"cards": ("one",)}), Reply(OFFER, {"cards": ()}))
    assert not is_such(Reply(OFFER), Reply(OFFER, {"planet": "mars"}))


def test_a_reply_behind_fields_that_may_be_left_out_is_offered_where_it_can_be_filled_in() -> None:
    step = LessonStep("toy-ask-deal", (Reply(OFFER, {"planet": "mars"}),))
    assert step.is_offered(ask_offer("mars", "venus"))
    assert not step.is_offered(ask_offer("venus"))


def test_where_what_teaches_is_not_offered_every_reply_is_accepted() -> None:
    step = LessonStep("toy-ask-deal", (Reply(OFFER, {"planet": "mars"}),))
    assert not step.accepts(ask_offer("mars"), Reply("pass"))
    assert step.accepts(ask_offer("venus"), Reply("pass"))


def test_one_copy_of_a_card_teaches_as_much_as_another() -> None:
    held = ("negotiate_15", "negotiate_5", "attack_06_5")
    ask = Ask(
        Seat(0),
        "toy-ask-card",
        "R-1",
        {"card": Option(fields={"card": Pick("card", held), "ship": Pick("ship", ("0-1.1", "0-1.2"))})},
        default=Reply("card", {"card": "attack_06_5", "ship": "0-1.1"}),
    )
    step = LessonStep(ask.key, (Reply("card", {"card": "negotiate_5", "ship": "0-1.1"}),))
    assert step.accepts(ask, Reply("card", {"card": "negotiate_15", "ship": "0-1.1"}))
    assert not step.accepts(ask, Reply("card", {"card": "negotiate_15", "ship": "0-1.2"}))
    assert not step.accepts(ask, Reply("card", {"card": "attack_06_5", "ship": "0-1.1"}))
