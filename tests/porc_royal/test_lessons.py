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


def test_a_lesson_points_to_what_is_offered_and_to_no_reply_that_is_not() -> None:
    """Of several good replies the first may have been made impossible by what its pupil did before."""
    mars, venus = (Reply(OFFER, {"planet": name}) for name in ("mars", "venus"))
    step = LessonStep("toy-ask-deal", (mars, venus))
    assert step.find_pointed(ask_offer("mars", "venus")) == mars
    assert step.find_pointed(ask_offer("venus")) == venus == step.find_whole(ask_offer("venus"))
    assert step.find_pointed(ask_offer("pluto")) is None
    assert step.find_option(ask_offer("pluto")) == ""
