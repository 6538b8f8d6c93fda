"""BOT-2 at gates: what is asked as one, and that nobody loses by it: who would rather see first is asked as ever."""

from typing import Final

from bot.wording.voice import Voice
from games.cosmic import facts
from games.cosmic.practice.suggestions import suggest
from games.cosmic.state.state import Policy
from porc_royal.facts import Listing, Seat, Who
from tests.cosmic.scenario import Table, count_uses, meet
from tests.words import WORDS

GATES: Final = {"pace": "gates"}
CARDS: Final = ("attack_10", "attack_08")
ONE: Final = "ships=2-1.1+"
ZAPS: Final = Policy(cards=("artifact",))
"""Who cancels artifacts of the other side unasked."""


def at_invitations() -> Table:
    return meet(*["human"] * 4, cards=CARDS, chapter="alliance", options=GATES).until("invite")


def at_alliances(**hands: str) -> Table:
    """At the second gate, Green and Yellow allied with nobody."""
    held = {int(seat.removeprefix("of_")): kinds for seat, kinds in hands.items()}
    table = meet("tripler", "virus", cards=CARDS, hands=held, chapter="alliance", options=GATES)
    return table.until("gate-alliances")


def list_owed(table: Table) -> set[int]:
    """Who is waited for: asked, and no answer of theirs is in."""
    asked = {seat for seat, ask in table.play.asks.items() if not ask.optional}
    return {int(seat) for seat in asked & set(table.play.awaited)}


def find_card(table: Table, seat: int) -> str:
    return table.choices(seat, "card", "card")[0]


# ------------------------------------------------------------------------------- invitations with their answers


def test_whoever_may_be_invited_answers_while_it_is_decided_who_is() -> None:
    table = at_invitations()
    asked = {int(seat): ask.key for seat, ask in table.play.asks.items()}
    assert asked == {0: facts.ASK_INVITE, 1: facts.ASK_INVITE, 2: facts.ASK_ALLY, 3: facts.ASK_ALLY}
    assert all(ask.sealed for ask in table.play.asks.values())
    table.tell(f"2: ally side=offense {ONE} uninvited=neither", "3: pass")
    table.tell("0: invite seats=%32+%33", "1: invite seats=%32+%33")
    assert table.state.now.offense.allies == [2]
    assert "cosmic-ask-gate-alliances" in {ask.key for ask in table.play.asks.values()}


def test_what_nobody_invited_comes_to_nothing_and_nobody_learns_of_it() -> None:
    table = at_invitations().tell(f"2: ally side=offense {ONE} uninvited=defense", "3: pass")
    table.tell("0: pass", "1: pass")
    assert not table.said(facts.ALLIES)
    assert not table.said(facts.DECLINES)
    assert table.ships("2-1")[2] == 4


def test_who_is_invited_by_the_other_side_alone_joins_it_only_if_that_was_said() -> None:
    sides = []
    for said in (" uninvited=defense", " uninvited=neither"):
        table = at_invitations().tell(f"2: ally side=offense {ONE}{said}", "3: pass")
        table.tell("0: pass", "1: invite seats=%32+%33")
        defense = table.state.now.defense
        assert defense is not None
        sides.append(defense.allies)
    assert sides == [[2], []]


def test_who_has_not_said_what_then_is_asked_and_so_is_who_wanted_to_see_first() -> None:
    for line in (f"2: ally side=offense {ONE}", "2: wait"):
        table = at_invitations().tell(line, "3: pass", "0: pass", "1: invite seats=%32+%33")
        assert list_owed(table) == {2}
        assert table.choices(2, "ally", "side") == ["defense"]
        assert "wait" not in table.ask(2).options


def test_an_absent_seat_stays_out_of_it() -> None:
    table = at_invitations()
    table.default(2)
    table.default(3)
    table.tell("0: invite seats=%32+%33", "1: invite seats=%32+%33")
    assert len(table.said(facts.DECLINES)) == 2


def test_where_the_offense_invites_first_all_is_asked_one_by_one() -> None:
    options = {**GATES, "invitations": "in-order"}
    table = meet(cards=CARDS, chapter="alliance", options=options).until("invite")
    assert list_owed(table) == {0}


# --------------------------------------------------------------------------- encounter cards at the gate before


def test_cards_chosen_at_the_gate_before_are_put_down_without_another_question() -> None:
    table = at_alliances()
    table.tell("0: card card=attack_10_1", "1: card card=attack_08_1", "2: pass", "3: pass")
    assert "cosmic-ask-gate-revealed" in {ask.key for ask in table.play.asks.values()}
    assert len(table.said(facts.CHOSE_CARD)) == 2


def test_who_passes_the_gate_is_asked_for_a_card_afterwards_and_the_other_may_change_its_mind_till_then() -> (
    None
):
    table = at_alliances(of_0="attack_20")
    table.tell("0: card card=attack_10_1", "1: pass", "2: pass", "3: pass")
    assert list_owed(table) == {1}
    table.tell("0: card card=attack_20_1", "1: card card=attack_08_1")
    assert table.state.now.offense.shown == "attack_20"


def test_a_card_that_somebody_plays_there_has_both_choose_anew_if_they_want_to() -> None:
    table = at_alliances(of_2="force_field")
    table.tell(
        "0: card card=attack_10_1", "1: card card=attack_08_1", "2: play card=force_field_1", "3: pass"
    )
    table.tell("0: wait", "1: wait", "3: pass")
    table.until("card")
    assert list_owed(table) == {0, 1}
    assert not table.said(facts.CHOSE_CARD)


def test_whoever_lets_it_be_leaves_standing_what_it_has_said_at_the_gate() -> None:
    """BOT-2: it has seen the card, and could have asked to be asked again."""
    table = at_alliances(of_2="force_field")
    table.tell(
        "0: card card=attack_10_1", "1: card card=attack_08_1", "2: play card=force_field_1", "3: pass"
    )
    table.tell("0: pass", "1: pass", "3: pass")
    assert len(table.said(facts.CHOSE_CARD)) == 2
    assert facts.ASK_CARD not in list_asked(table)


def test_whose_hand_a_card_has_changed_chooses_anew_whatever_it_has_said() -> None:
    """Plague takes cards out of Red's hand."""
    table = at_start(of_0="attack_04 negotiate", of_2="plague")
    table.tell("0: launch planet=1-1 ships=0-1.1+", "1: pass", "2: play card=plague_1", "3: pass")
    table.tell("0: pass", "1: pass", "3: pass", "2: seat seat=%30")
    table.until("launch")
    assert not table.said(facts.LAUNCHES)


def test_what_happens_after_the_gate_has_both_choose_anew() -> None:
    """Sorcerer's wild flare, laid ready at the gate, swaps their powers before cards are chosen."""
    table = at_alliances(of_3="flare_sorcerer")
    table.tell(
        "0: card card=attack_10_1", "1: card card=attack_08_1", "2: pass", "3: play card=flare_sorcerer"
    )
    table.tell("0: wait", "1: wait", "2: pass")
    table.until("card")
    assert table.state.players[0].powers == ["virus"]
    assert list_owed(table) == {0, 1}


def test_the_others_are_asked_for_no_card_there() -> None:
    assert ["card" in at_alliances().ask(seat).options for seat in range(4)] == [True, True, False, False]


# ------------------------------------------------------------------------------- when a card was played at a gate


def at_reveal(*, more: str = "") -> Table:
    """Red has played Emotion Control at the third gate; Blue and Green could cancel it."""
    hands = {0: "emotion_control", 1: "card_zap", 2: "card_zap"}
    table = meet(cards=CARDS, hands=hands, options=GATES).until("gate-revealed")
    return table.tell("1: pass", "2: pass", "3: pass", f"0: play card=emotion_control_1{more}")


def list_asked(table: Table) -> set[str]:
    """The questions that are waited for."""
    return {ask.key for ask in table.play.asks.values() if not ask.optional}


def test_when_a_card_was_played_all_are_waited_for_again_whatever_they_have_said() -> None:
    """BOT-1: who would not be called shows what lay sealed."""
    table = at_reveal()
    assert list_owed(table) == {1, 2, 3}
    table.tell("1: cancel card=card_zap_1", "2: pass", "3: pass")
    assert list_owed(table) == {0, 2, 3}


def test_where_a_card_was_played_and_nobody_wants_more_the_gate_is_over() -> None:
    table = at_reveal().tell("1: pass", "2: pass", "3: pass")
    assert facts.ASK_DEAL in list_asked(table)


def test_whoever_wants_to_see_first_what_a_card_does_has_all_asked_again() -> None:
    table = at_reveal().tell("1: pass", "2: wait", "3: pass")
    assert list_asked(table) == {facts.ASK_GATES["revealed"]}
    assert list_owed(table) == {0, 1, 2, 3}


def test_whoever_plays_a_card_and_wants_to_play_another_has_all_asked_again() -> None:
    table = at_reveal(more=" more=yes").tell("1: pass", "2: pass", "3: pass")
    assert list_owed(table) == {0, 1, 2, 3}


def test_where_a_card_was_cancelled_all_are_asked_again() -> None:
    table = at_reveal().tell(
        "1: cancel card=card_zap_1", "2: pass", "3: pass", "0: pass", "2: pass", "3: pass"
    )
    assert list_asked(table) == {facts.ASK_GATES["revealed"]}


# ---------------------------------------------------------------------------------- a launch with the first gate


def at_start(**hands: str) -> Table:
    held = {int(seat.removeprefix("of_")): kinds for seat, kinds in hands.items()}
    return meet(*["human"] * 4, hands=held, chapter="encounter", options=GATES).until("gate-start")


def test_the_offense_may_launch_with_its_answer_at_the_first_gate() -> None:
    """CE-50, CE-60: the destiny card lies there before all are asked."""
    table = at_start()
    assert table.said(facts.DESTINY)
    assert [("launch" in table.ask(seat).options) for seat in range(4)] == [True, False, False, False]
    table.tell("0: launch planet=1-1 ships=0-1.1+", "1: pass", "2: pass", "3: pass")
    assert table.said(facts.LAUNCHES)


def test_an_offense_that_passes_the_first_gate_launches_afterwards() -> None:
    table = at_start().tell("0: pass", "1: pass", "2: pass", "3: pass")
    assert list_asked(table) == {facts.ASK_LAUNCH}


def test_a_card_that_moves_ships_at_the_first_gate_has_the_offense_launch_anew() -> None:
    table = at_start(of_1="plague", of_2="attack_04")
    table.tell("0: launch planet=1-1 ships=0-1.1+", "1: play card=plague_1", "2: pass", "3: pass")
    table.tell("0: wait", "2: pass", "3: pass")
    table.until("launch")
    assert not table.said(facts.LAUNCHES)


# ------------------------------------------------------------------------- an outcome as everybody has seen it


# ------------------------------------------------------------------------------------ rewards and colonies


def at_rewards() -> Table:
    cards = ("attack_00", "attack_40")
    table = meet(
        cards=cards, allies={2: "defense 2"}, warp={2: 4}, hands={3: "ionic_gas"}, options=GATES
    ).until("gate-revealed")
    return table.tell("2: reward ships=1", "0: pass", "1: pass")


def test_what_a_defensive_ally_said_at_the_gate_before_is_its_reward() -> None:
    table = at_rewards().tell("3: pass")
    (rewarded,) = table.said(facts.REWARDED)
    assert (rewarded["cards"], rewarded["ships"]) == (1, 1)


def test_a_card_played_at_that_gate_may_still_take_the_reward_away() -> None:
    table = at_rewards().tell("3: play card=ionic_gas_1").finish()
    assert not table.said(facts.REWARDED)


def test_an_outcome_that_is_as_all_saw_it_at_the_reveal_is_not_asked_about_again() -> None:
    """BOT-1: what could be played then could be laid ready."""
    assert facts.ASK_GATES["resolution"] not in list_asked(at_rewards().tell("3: pass"))


def test_an_outcome_that_a_bid_has_turned_is_asked_about() -> None:
    """CE-93, CE-105: the offense was ahead, and loses; now an ally of the defense is to be rewarded."""
    table = meet(
        cards=("attack_15", "attack_08"),
        allies={3: "defense 2"},
        hands={1: "reinforcement_5"},
        options=GATES,
    ).until("gate-revealed")
    before = table.play.view(None).encounter
    assert before is not None
    assert before.ahead == "offense"
    assert "reward" not in table.ask(3).options
    bid = table.choices(1, "bid", "cards")[0]
    table.tell(f"1: bid side=defense cards={bid}+", "0: pass", "2: pass", "3: pass")
    assert table.state.now.winner == "defense"
    assert list_asked(table) == {facts.ASK_GATES["resolution"]}


def test_both_who_found_a_colony_by_a_deal_say_at_once_with_which_ships() -> None:
    table = meet(cards=("negotiate", "negotiate"), options=GATES).until("deal")
    offer = "0: offer give-planet=0-1 give-ships=2 take-planet=1-1 take-ships=2"
    table.tell(offer, "1: accept").until("choose-ships")
    assert list_owed(table) == {0, 1}


# ------------------------------------------------------------------------------- a card beside what is said ahead


def test_a_card_may_be_laid_ready_with_the_encounter_card() -> None:
    """BOT-2: it is one form; before, whoever laid a card ready there was asked for the other afterwards."""
    table = at_alliances(of_0="flare_calculator")
    table.tell(
        "0: card card=attack_10_1 also=flare_calculator", "1: card card=attack_08_1", "2: pass", "3: pass"
    )
    assert len(table.said(facts.CHOSE_CARD)) == 2
    assert len(table.said(facts.PLAYED)) == 1, "its window came once the cards lay there"


def test_what_is_played_at_once_with_the_encounter_card_has_the_others_choose_anew_if_they_want_to() -> None:
    table = at_alliances(of_0="force_field")
    table.tell(
        "0: card card=attack_10_1 also=force_field_1", "1: card card=attack_08_1", "2: pass", "3: pass"
    )
    table.tell("1: wait", "2: pass", "3: pass")
    table.until("card")
    assert list_owed(table) == {0, 1}
    assert not table.said(facts.CHOSE_CARD)


def test_there_is_no_room_for_a_card_where_none_could_be_played() -> None:
    assert "also" not in at_alliances().ask(0).options["card"].fields


# ---------------------------------------------------------------------------------------- who lets others' cards be


def play_at_reveal(*others: str, more: str = "") -> Table:
    """Red plays Emotion Control at the third gate, and the others say this there."""
    hands = {0: "emotion_control", 1: "card_zap", 2: "card_zap"}
    table = meet(cards=CARDS, hands=hands, options=GATES).until("gate-revealed")
    table.tell(*(f"{seat}: {said}" for seat, said in enumerate(others, start=1)))
    return table.tell(f"0: play card=emotion_control_1{more}")


def test_where_all_others_let_cards_be_nobody_is_asked_whether_one_is_cancelled() -> None:
    table = play_at_reveal("let", "let", "let")
    assert "cosmic-ask-answer" not in list_asked(table)
    assert not table.said(facts.CANCELS)
    assert table.said(facts.PLAYED)


def test_as_long_as_one_would_be_asked_all_are_asked_alike() -> None:
    """BOT-1: who is not asked would show who has let cards be."""
    table = play_at_reveal("let", "pass", "let")
    assert list_owed(table) == {1, 2, 3}
    assert {ask.key for ask in table.play.asks.values() if not ask.optional} == {"cosmic-ask-answer"}


def test_who_lets_cards_be_cancels_what_it_has_ordered_to() -> None:
    table = meet(
        cards=CARDS, hands={0: "emotion_control", 1: "card_zap"}, options=GATES, policies={1: ZAPS}
    ).until("gate-revealed")
    table.tell("1: let", "2: let", "3: let", "0: play card=emotion_control_1")
    assert table.said(facts.CANCELS)
    assert list_owed(table) == {0, 2, 3}, "whoever played it has not let anything be"


def test_letting_be_holds_until_the_next_gate() -> None:
    table = at_alliances(of_2="force_field")
    table.tell("0: card card=attack_10_1 let=yes", "1: card card=attack_08_1 let=yes", "2: pass", "3: let")
    assert [player.lets for player in table.state.players] == [True, True, False, True]
    table.until("gate-revealed")
    table.tell("0: pass", "1: pass", "2: let", "3: pass")
    assert [player.lets for player in table.state.players] == [False, False, True, False]


# ------------------------------------------------------------------- what a card asks, while it may be cancelled


def strike(**hands: str) -> Table:
    """Blue plays Plague at the first gate."""
    table = at_start(of_1="plague", **hands)
    return table.tell("0: pass", "1: play card=plague_1", "2: pass", "3: pass")


def test_whoever_plays_a_card_says_whom_it_is_for_while_the_others_may_cancel_it() -> None:
    table = strike()
    assert {int(seat): ask.key for seat, ask in table.play.asks.items() if not ask.optional} == {
        0: facts.ASK_ANSWER,
        1: facts.ASK_CHOOSE_SEAT,
        2: facts.ASK_ANSWER,
        3: facts.ASK_ANSWER,
    }
    table.tell("1: seat seat=%32", "0: pass", "2: pass", "3: pass")
    assert table.lost(2) == 3 or facts.ASK_CHOOSE_SHIPS in list_asked(table)
    assert facts.ASK_CHOOSE_SEAT not in list_asked(table)


def test_for_whom_a_card_was_that_is_cancelled_nobody_learns() -> None:
    table = strike(of_0="card_zap")
    table.tell("1: seat seat=%32", "0: cancel card=card_zap_1", "2: pass", "3: pass")
    table.until("launch")
    assert table.lost(2) == 0
    assert not table.state.players[1].said


def test_where_all_let_cards_be_it_is_asked_as_soon_as_the_card_lies_there() -> None:
    table = at_start(of_1="plague").tell("0: let", "1: play card=plague_1", "2: let", "3: let")
    assert list_owed(table) == {1}


def test_what_shows_cards_of_others_is_not_asked_before_the_card_stands() -> None:
    """Aristocrat's wild flare looks through the deck: who is asked for a card of it has seen it."""
    for kind, asked in (("flare_tourist", True), ("flare_aristocrat", False)):
        table = meet(*["human"] * 4, hands={1: kind}, chapter="encounter", options=GATES).until("gate-start")
        if kind not in str(table.choices(1, "play", "card")):
            continue
        table.tell("0: pass", f"1: play card={kind}", "2: pass", "3: pass")
        assert (1 in list_owed(table)) is asked, kind


# ----------------------------------------------------------------------- a gate where another card is drawn anyway


def test_the_first_gate_waits_for_the_destiny_card_by_which_the_offense_can_aim() -> None:
    """BOT-2: with its own colour and nothing to do there, all see that another card is drawn."""
    table = meet(*["human"] * 4, chapter="encounter", options=GATES, destiny="colour_0_1 colour_2_1")
    table.until("gate-start")
    assert len(table.said(facts.DESTINY)) == 2
    assert table.choices(0, "launch", "planet") == [f"2-{number}" for number in range(1, 6)]


# ------------------------------------------------------------------------------------ the first offer of a deal


def at_two_negotiates(**hands: str) -> Table:
    held = {int(seat.removeprefix("of_")): kinds for seat, kinds in hands.items()}
    negotiates = ("negotiate", "negotiate")
    return meet(cards=negotiates, hands={0: "attack_04", **held}, options=GATES).until("gate-revealed")


def test_where_all_see_that_there_will_be_a_deal_the_offense_makes_its_first_offer_at_the_gate() -> None:
    table = at_two_negotiates()
    assert [("offer" in table.ask(seat).options) for seat in range(4)] == [True, False, False, False]
    table.tell("0: offer give-random=1", "1: pass", "2: pass", "3: pass")
    assert list_asked(table) == {facts.ASK_DEAL}
    assert list_owed(table) == {1}
    assert "accept" in table.ask(1).options


def test_an_offense_that_says_nothing_of_it_is_asked_for_an_offer_afterwards() -> None:
    table = at_two_negotiates().tell("0: pass", "1: pass", "2: pass", "3: pass")
    assert list_owed(table) == {0}


def test_an_empty_offer_is_refused_at_the_gate_as_ever() -> None:
    table = at_two_negotiates()
    assert "no-terms" in table.refused("0: offer")


# ----------------------------------------------------------------------------------- optional powers, at a gate


def test_whoever_has_an_optional_power_says_with_the_card_whether_it_is_used() -> None:
    """CE-25: Sorcerer swaps the cards once they lie there."""
    for said, swapped in (("yes", True), ("no", False)):
        table = meet("sorcerer", "virus", cards=CARDS, chapter="alliance", options=GATES)
        table.until("gate-alliances")
        table.tell(f"0: card card=attack_10_1 use={said}", "1: card card=attack_08_1", "2: pass", "3: pass")
        assert facts.ASK_POWER not in list_asked(table)
        assert count_uses(table, "sorcerer") == int(swapped)


def test_who_says_nothing_of_it_is_asked_when_its_moment_comes() -> None:
    table = meet("sorcerer", "virus", cards=CARDS, chapter="alliance", options=GATES)
    table.until("gate-alliances")
    table.tell("0: card card=attack_10_1", "1: card card=attack_08_1", "2: pass", "3: pass")
    assert list_asked(table) == {facts.ASK_POWER}


def test_where_a_card_was_played_unseen_it_is_asked_when_its_moment_comes() -> None:
    """Nobody was asked whether it is cancelled, since all let cards be."""
    table = meet(
        "sorcerer", "human", cards=CARDS, hands={2: "force_field"}, chapter="alliance", options=GATES
    ).until("gate-alliances")
    table.tell("0: card card=attack_10_1 use=no let=yes", "1: card card=attack_08_1 let=yes", "3: let")
    table.tell("2: play card=force_field_1").until("card")
    assert list_owed(table) == {0, 1}
    table.tell("0: card card=attack_10_1", "1: card card=attack_08_1")
    assert list_asked(table) == {facts.ASK_POWER}


def test_a_power_of_the_gate_itself_is_used_or_spared_with_one_press() -> None:
    """Chosen draws once the cards are revealed."""
    for said, used in (("use", True), ("spare", False)):
        table = meet("chosen", "human", cards=CARDS, options=GATES).until("gate-revealed")
        table.tell(f"0: {said}", "1: pass", "2: pass", "3: pass")
        assert count_uses(table, "chosen") == int(used)
        assert facts.ASK_POWER not in list_asked(table)


def test_only_its_owner_is_offered_a_power_at_the_gate() -> None:
    table = meet("chosen", "virus", cards=CARDS, options=GATES).until("gate-revealed")
    assert [("use" in table.ask(seat).options) for seat in range(4)] == [True, False, False, False]


def test_what_an_ally_may_say_hangs_on_nothing_else_it_says_so_that_one_window_holds_it() -> None:
    forms = [ask.options["ally"] for ask in at_invitations().play.asks.values() if "ally" in ask.options]
    assert len(forms) == 2
    for form in forms:
        assert len(form.fields) <= 5
        assert not [name for name, one in form.fields.items() if callable(getattr(one, "among", None))]


def test_the_same_side_once_more_says_nothing() -> None:
    table = at_invitations().tell(f"2: ally side=offense {ONE} uninvited=offense instead=defense", "3: pass")
    table.tell("0: invite seats=%32+", "1: pass")
    assert table.state.now.offense.allies == [2]


def test_a_way_out_that_leads_back_to_the_side_it_has_to_take_is_asked_again() -> None:
    said = f"2: ally side=offense {ONE} uninvited=defense unless=3-offense instead=defense"
    table = at_invitations().tell(said, "3: pass")
    table.tell("0: pass", "1: invite seats=%32+")
    assert facts.ASK_ALLY in {ask.key for ask in table.play.asks.values()}


def test_an_else_without_a_condition_makes_nobody_be_asked_again() -> None:
    table = at_invitations().tell(f"2: ally side=offense {ONE} uninvited=neither instead=defense", "3: pass")
    table.tell("0: invite seats=%32+", "1: pass")
    assert table.state.now.offense.allies == [2]
    assert facts.ASK_ALLY not in {ask.key for ask in table.play.asks.values()}


def test_what_one_is_rewarded_with_is_said_at_the_gate_in_cards_and_ships() -> None:
    """CE-105: "0", "1" and "2" of something told whoever had never been rewarded nothing."""
    cards = ("attack_00", "attack_40")
    table = meet(cards=cards, allies={2: "defense 2"}, warp={2: 4}, options=GATES).until("gate-revealed")
    moves = suggest(table.play.view(Seat(2)), table.ask(2), "reward")
    reader = WORDS.of("en")
    voice = Voice(reader, "{}".format, "cosmic", lambda _thing: None)
    assert {voice.value(move.label) for move in moves if move.label is not None} == {
        "1 card and 1 ship",
        "2 cards",
        "2 ships",
    }
    assert all(move.label is not None for move in moves)


def test_a_gate_says_what_everybody_was_told_elsewhere() -> None:
    """“Destiny is known” and “alliances are formed” stood in a direct message in which neither could be read."""
    start = at_start()
    assert [one.key for one in start.ask(0).about] == [facts.ASK_LAUNCH], "the offense reads where it may aim"
    assert [one.key for one in start.ask(2).about] == [facts.DESTINY]
    table = at_invitations().tell(
        "0: invite seats=%32+", "1: pass", "2: ally side=offense ships=2-1.1+", "3: pass"
    )
    table.until("gate-alliances")
    for seat in range(4):
        about = {one.key: one.args for one in table.ask(seat).about}
        assert (about[facts.GATE_SIDES]["attackers"], about[facts.GATE_SIDES]["defenders"]) == (4, 4)
        assert about[facts.GATE_ALLIES]["seats"] == Listing((Who(Seat(2)),))
