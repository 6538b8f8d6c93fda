"""Vulch takes the artifacts that others throw away."""

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import is_encounter
from games.cosmic.state.state import Policy
from tests.cosmic.scenario import Table, meet, position
from tests.games.telling import alone


def ready(*cards: str) -> Policy:
    return Policy(ready=cards)


def play_emotion_control(*aliens: str, **said: object) -> Table:
    """Blue plays it."""
    policies = {1: ready("emotion_control_1"), **said.pop("policies", {})}  # type: ignore[dict-item]
    hands = {1: "emotion_control", **said.pop("hands", {})}  # type: ignore[dict-item]
    return meet(*aliens, cards=("attack_20", "attack_08"), hands=hands, policies=policies, **said).finish()  # type: ignore[arg-type]


def test_an_artifact_that_another_played_comes_to_vulch_after_its_effect() -> None:
    """A51."""
    table = play_emotion_control("", "", "vulch")
    assert table.hand(2) == ["emotion_control"]
    assert table.state.now.winner == "deal"


def test_an_artifact_of_its_own_is_discarded() -> None:
    table = play_emotion_control("", "vulch")
    assert (table.hand(1), "emotion_control" in table.discards) == ([], True)


def test_a_zap_comes_to_vulch_and_the_flare_that_it_cancelled_does_not() -> None:
    """S-18."""
    table = meet(
        *("", "", "", "vulch"),
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist", 2: "card_zap", 1: "plague quash morph"},
        policies={0: ready("flare_pacifist"), 2: Policy(cards=("wild",))},
    ).finish()
    assert table.hand(3) == ["card_zap"]
    assert "flare_pacifist" in table.discards


def test_both_zaps_come_to_vulch_when_one_cancels_the_other() -> None:
    """S-18 (c)."""
    table = meet(
        *("", "", "", "vulch"),
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist card_zap", 2: "card_zap"},
        policies={0: Policy(ready=("flare_pacifist",), protect=True), 2: Policy(cards=("wild",))},
    ).finish()
    assert table.totals == {0: 18, 1: 12}
    assert table.hand(3) == ["card_zap", "card_zap"]


def test_a_cancelled_artifact_comes_to_vulch_with_what_cancelled_it() -> None:
    table = play_emotion_control(
        "", "", "vulch", hands={3: "card_zap"}, policies={3: Policy(cards=("artifact",))}
    )
    assert table.totals == {0: 23, 1: 12}
    assert sorted(table.hand(2)) == ["card_zap", "emotion_control"]


def test_what_cancels_vulch_itself_does_not_come_to_it() -> None:
    """CE-R6."""
    table = play_emotion_control(
        "", "", "vulch", hands={3: "cosmic_zap"}, policies={3: Policy(powers=("vulch",))}
    )
    assert table.hand(2) == []
    assert {"cosmic_zap", "emotion_control"} <= set(table.discards)


def begin(*aliens: str) -> Table:
    """Blue has no encounter card, and draws a new hand of such."""
    state = position(*aliens, cards=("attack_20", ""), hands={1: "plague reinforcement_2"})
    state.deck.pile.sort(key=is_encounter)
    return Table(alone(RULEBOOK, "planning"), state, "planning").until("card")


def test_vulch_keeps_its_artifacts_when_it_draws_a_new_hand() -> None:
    """CE-81: the defense without an encounter card; what is drawn comes on top of them."""
    table = begin("", "vulch")
    assert "plague" in table.hand(1)
    assert "reinforcement_2" in table.discards
    assert len(table.hand(1)) == 9


def test_vulch_takes_what_another_throws_away_with_his_hand() -> None:
    table = begin("", "", "vulch")
    assert table.hand(2) == ["plague"]


def test_vulchs_super_takes_flares_too() -> None:
    table = meet(
        *("", "", "", "vulch"),
        cards=("negotiate", "attack_08"),
        hands={0: "flare_pacifist", 2: "card_zap", 3: "flare_vulch"},
        policies={0: ready("flare_pacifist"), 2: Policy(cards=("wild",)), 3: ready("flare_vulch")},
    ).finish()
    assert sorted(table.hand(3)) == ["card_zap", "flare_pacifist", "flare_vulch"]


def test_vulchs_wild_is_fed_until_it_keeps_a_card() -> None:
    table = meet(
        cards=("attack_20", "attack_08"),
        hands={0: "flare_vulch", 1: "morph plague quash"},
        policies={0: ready("flare_vulch")},
    )
    table.until("choose-card").tell("1: card cards=quash_1+").tell("0: pass")
    table.until("choose-card").tell("1: card cards=plague_1+").tell("0: yes").finish()
    assert (table.hand(0), table.hand(1)) == (["plague", "flare_vulch"], ["morph"])
    assert "quash" in table.discards
