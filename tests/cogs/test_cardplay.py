"""`/play`: a card by its name, its targets after it, and what is no playing of a card."""

import pytest

from bot.wording.typed_cards import list_playable_cards, list_targets, make_card_reply
from bot.wording.typed_replies import Unfinished
from bot.wording.voice import Voice, give_no_note
from porc_royal.asks import PASS, Ask, Chosen, Option, Pick, Refused, Reply, Several
from porc_royal.facts import Seat
from tests.words import WORDS

MISTAKE, NAP = "erreur-de-vote.1", "pionce-au-senat-porc.1"
VOICE = Voice(WORDS.of("fr"), lambda seat: f"**P{seat}**", "cochons")


def others(chosen: Chosen) -> list[str]:
    """Whoever was not aimed at already."""
    return [seat for seat in ("0", "1", "2") if seat != chosen["target"]]


ASK = Ask(
    Seat(0),
    "cochons-ask-ready",
    "C-61",
    {
        PASS: Option(),
        "offer": Option({"ally": Pick("player", ("1",)), "cards": Several("card", (MISTAKE, NAP))}),
        "discard": Option({"cards": Several("card", (NAP,))}),
        "erreur-de-vote": Option(
            {
                "card": Pick("card", (MISTAKE,)),
                "target": Pick("player", ("1", "2")),
                "towards": Pick("player", others),
            }
        ),
    },
    Reply(PASS),
)


def test_only_options_that_begin_with_a_card_play_it_and_throwing_it_away_is_none() -> None:
    assert [name for name, _ in list_playable_cards(ASK)] == [MISTAKE]
    with pytest.raises(Refused) as refused:
        make_card_reply(VOICE, ASK, NAP, [])
    assert refused.value.says.key == "no-such-card"


def test_a_card_is_played_at_both_its_targets_by_their_names() -> None:
    reply = make_card_reply(VOICE, ASK, "Erreur de vote", ["P1", "0"])
    assert reply == Reply("erreur-de-vote", {"card": MISTAKE, "target": "1", "towards": "0"})


def test_a_target_that_is_left_out_is_asked_for_in_the_form() -> None:
    with pytest.raises(Unfinished) as unfinished:
        make_card_reply(VOICE, ASK, MISTAKE, ["P1"])
    assert unfinished.value.draft.fields == {"card": MISTAKE, "target": "1"}


def test_each_target_is_completed_after_those_before_it() -> None:
    assert [value for _, value in list_targets(VOICE, ASK, MISTAKE, [], "", give_no_note)] == ["1", "2"]
    assert [value for _, value in list_targets(VOICE, ASK, MISTAKE, ["2"], "", give_no_note)] == ["0", "1"]
    assert list_targets(VOICE, ASK, MISTAKE, ["2", "0"], "", give_no_note) == []
