"""Visionary (A49) says which card will be played."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet, ready


def name(table: Table, card: str) -> Table:
    """Red uses its power, and names this."""
    return table.until("power").tell("0: use").until("choose-card").tell(f"0: card cards={card}+")


def test_the_opponent_must_play_what_visionary_names() -> None:
    """S-12: four cards of Red's six for the four ships lost."""
    held = "attack_04 attack_06 attack_06 plague quash morph"
    table = meet("visionary", cards=("attack_08", "attack_20"), hands={0: held, 1: "negotiate"})
    name(table, "negotiate").until("card")
    assert table.choices(1, "card", "card") == ["negotiate_1"]
    table.tell("0: card card=attack_08_1", "1: card card=negotiate_1").finish()
    assert (table.winner, table.lost(1)) == ("offense", 4)
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 5)


def test_whoever_does_not_hold_it_plays_what_he_likes() -> None:
    """S-12 (b)."""
    table = meet("visionary", cards=("attack_08", "attack_20"))
    assert name(table, "negotiate").finish().totals == {0: 11, 1: 24}


def test_the_question_to_the_opponent_is_the_same_whether_he_holds_it_or_not() -> None:
    """All others see the same, too: nothing is told before the reveal."""
    told = []
    for held in ("negotiate", "attack_23"):
        table = name(meet("visionary", cards=("attack_08", "attack_20"), hands={1: held}), "negotiate").until(
            "card"
        )
        told.append((table.asked, [fact.says for fact in table.facts if fact.to is None], table.view(None)))
    assert told[0] == told[1]


def test_an_absent_visionary_names_nothing() -> None:
    table = meet("visionary", cards=("attack_08", "attack_20"), hands={1: "negotiate"}).finish()
    assert table.said("cosmic-visionary-names") == []
    assert table.totals == {0: 11, 1: 24}


def test_a_zapped_visionary_binds_nobody() -> None:
    table = meet(
        "visionary",
        cards=("attack_08", "attack_20"),
        hands={1: "negotiate", 2: "cosmic_zap"},
        policies={2: Policy(powers=("visionary",))},
    )
    table.until("power").tell("0: use").finish()
    assert table.totals == {0: 11, 1: 24}


def test_visionarys_super_binds_a_main_player_from_outside() -> None:
    table = meet(
        *("", "", "visionary"),
        cards=("attack_20", "attack_08"),
        hands={0: "negotiate", 2: "flare_visionary"},
        policies={2: ready("visionary")},
    )
    table.until("power").tell("2: use").until("choose-seat").tell("2: seat seat=%30").until("choose-card")
    table.tell("2: card cards=negotiate+").until("card")
    assert table.choices(0, "card", "card") == ["negotiate_1"]


def test_visionarys_wild_is_shown_the_card_or_any_other() -> None:
    table = meet(
        cards=("attack_20", "attack_08"),
        hands={0: "flare_visionary", 1: "morph", 2: "plague quash", 3: "negotiate"},
        policies={0: ready("visionary")},
        chapter="alliance",
    )
    table.until("choose-card").tell("0: card cards=morph+").until("choose-card")
    assert table.asked == [1, 2, 3]
    assert [len(table.choices(seat, "card", "cards")) for seat in (1, 2, 3)] == [1, 2, 1]
    table.finish()
    shown = [fact for fact in table.facts if fact.says.key == "cosmic-visionary-shown"]
    assert [fact.to for fact in shown] == [(0, 1), (0, 2), (0, 3)]
