"""Practice players use the powers of the thirty where these help them, and leave them alone elsewhere."""

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.pairs.lines import follow, wait
from tests.cosmic.power_uses import Uses, play_with
from tests.cosmic.prepared import prepare
from tests.cosmic.scenario import Table, meet


def think(table: Table, seat: int, question: str) -> Reply:
    """What a practice player replies."""
    wait(table, seat, question)
    reply = RULEBOOK.practise(table.play.view(Seat(seat)), table.ask(seat), 0)
    table.ask(seat).check(reply)
    return reply


def name_cards(reply: Reply) -> str:
    """The kind of the card that it names."""
    return find_kind(reply.text("card")).name


@pytest.mark.parametrize(
    ("allies", "at", "number"), [({}, 0, 2), ({2: "offense 1"}, 2, 0), ({2: "defense 3"}, 2, 3)]
)
def test_pirate_captures_all_but_leaves_one_ship_to_land(
    allies: dict[int, str], at: int, number: int
) -> None:
    """A79: whoever would gain a colony keeps it; a defensive ally has captives instead of rewards."""
    cards = ("attack_04", "attack_20") if "defense" in allies.get(2, "") else ("attack_20", "attack_08")
    table = meet(*(("pirate", "") if at == 0 else ("", "", "pirate")), cards=cards, allies=allies)
    reply = think(table, at, "pirate-capture")
    assert (reply.option, dict(reply.fields)) == (("capture", {"number": number}) if number else ("pass", {}))


def test_pirate_has_rewards_for_all_of_its_captives() -> None:
    table = prepare("pirate", "", held={"pirate": {1: 3}}, hands={0: "attack_08"}, chapter="encounter")
    assert think(table, 0, "pirate-trade") == Reply("sell", {"number": 3})


def test_voyager_sets_out_once_with_a_planet_of_few_ships() -> None:
    """A85: a foreign colony more; it needs a ship on it."""
    table = prepare("voyager", "", hands={0: "attack_08"}, placed={0: ["1-2 3"]}, chapter="turn")
    assert think(table, 0, "voyager-move") == Reply("set-out", {"planet": "0-5"})
    follow(table, "0 voyager-move set-out planet=0-5")
    assert "0-5" in table.play.view(Seat(0)).list_foreign(Seat(0))


@pytest.mark.parametrize(
    ("placed", "target"), [({3: ["1-1 1"]}, "3"), ({1: ["3-1 1"]}, "1"), ({0: ["1-1 1"]}, "1")]
)
def test_dictator_sends_the_offense_to_whoever_is_nearest_to_winning_and_never_to_itself(
    placed: dict[int, list[str]], target: str
) -> None:
    """A64: what the offense itself has does not count."""
    table = meet("", "", "dictator", "", chapter="launch", placed=placed)
    assert think(table, 2, "dictator-choose") == Reply("colour", {"seat": target})


def test_citadel_lays_a_spare_attack_beside_a_weak_colony_of_its_own() -> None:
    full = "attack_01 attack_06 attack_12 attack_20 negotiate"
    for hand, option in ((full, "lay"), ("attack_06 attack_12", "pass")):
        table = meet("", "", "citadel", chapter="launch", hands={2: hand}, placed={2: ["1-2 1"]})
        reply = think(table, 2, "citadel-lay")
        assert reply.option == option
        if option == "lay":
            assert (name_cards(reply), reply.text("planet")) == ("attack_06", "1-2")


@pytest.mark.parametrize(("at", "option"), [(0, "pass"), (1, "use"), (2, "pass")])
def test_citadels_fire_for_their_owners_side_only(at: int, option: str) -> None:
    """A62: they count for the defense, whose card is weak here."""
    aliens = ["", "", ""]
    aliens[at] = "citadel"
    table = prepare(*aliens, cards=("attack_06", "attack_06"), standing={"1-1": ("attack_08_7",)})
    assert think(table, at, "power").option == option


@pytest.mark.parametrize(
    ("theirs", "card"), [("attack_12", "attack_04"), ("attack_15", ""), ("attack_01", "")]
)
def test_daredevil_dares_where_it_still_wins_and_narrowly_then(theirs: str, card: str) -> None:
    """A63: 23 to 16, less 4; 23 to 19 is narrow as it is; 23 to 5 no card brings down far enough."""
    table = meet("daredevil", "", cards=("attack_20", theirs), hands={0: "attack_04 attack_08"})
    reply = think(table, 0, "daredevil-dare")
    assert (reply.option, name_cards(reply) if card else "") == (("dare", card) if card else ("pass", ""))


@pytest.mark.parametrize(("card", "whose"), [("attack_40", "for-winner"), ("attack_00", "for-loser")])
def test_judge_declares_for_whom_it_expects_to_be(card: str, whose: str) -> None:
    """A71: a colony in a system that is not its own, and cards."""
    table = meet("judge", "", cards=(card, "attack_10"), hands={1: "quash"})
    reply = think(table, 0, "judge-declare")
    assert reply.option == whose
    assert reply.text("take-planet").startswith("1-")
    assert reply.number("take-random") > 0


def test_reserve_calls_back_what_helps_the_other_side() -> None:
    """A83."""
    for allies, option in (({}, "call"), ({2: "offense 1"}, "pass")):
        at = 2 if allies else 1
        table = meet(
            *(("", "", "reserve") if allies else ("", "reserve")),
            cards=("attack_10", "attack_11"),
            hands={0: "reinforcement_5", at: "negotiate"},
            policies={0: Policy(reinforce=True)},
            allies=allies,
        )
        assert think(table, at, "reserve-call").option == option


@pytest.mark.parametrize(("hand", "option"), [("quash", "renew"), ("attack_08 quash", "pass")])
def test_greenhorn_renews_a_hand_of_nothing(hand: str, option: str) -> None:
    """A69: without an encounter card its turn would end."""
    table = meet("greenhorn", "", cards=("", "attack_10"), hands={0: hand})
    assert think(table, 0, "greenhorn-renew").option == option


@pytest.mark.parametrize(
    ("theirs", "option"), [("attack_30", "late"), ("attack_10", "pass"), ("attack_40", "pass")]
)
def test_greenhorns_late_kicker_is_played_where_it_wins(theirs: str, option: str) -> None:
    """20 x 2 + 3 beats 34, and not 44; 14 is beaten as it is."""
    table = meet(
        *("greenhorn", ""), cards=("attack_20", theirs), hands={0: "kicker_2"}, options={"kickers": "old"}
    )
    assert think(table, 0, "greenhorn-kicker").option == option


def test_whirligig_takes_the_larger_share() -> None:
    """A86."""
    for mine, theirs, split in (
        ("quash", "plague morph negotiate", "exchanged"),
        ("quash plague", "", "same"),
    ):
        table = meet(*("whirligig", ""), cards=("attack_01", "attack_10"), hands={0: mine, 1: theirs})
        follow(table, "0 power use")
        assert think(table, 0, "whirligig-split").option == split


def test_saboteur_lays_traps_where_it_may_be_conquered_and_puts_a_used_one_there_again() -> None:
    """A42: whoever lands under its own planets is lost; a decoy lies under one of them, too."""
    table = prepare("saboteur", "", hands={0: "attack_08"}, chapter="dealing")
    reply = think(table, 0, "saboteur-hide")
    traps, decoys = reply.many("traps"), reply.many("decoys")
    assert {planet.partition("-")[0] for planet in traps} == {"0"}
    assert len({*traps, *decoys} & {f"0-{planet}" for planet in range(1, 6)}) == 5
    tokens = {0: {"saboteur-trap": 1, "saboteur-1-1": 1, "saboteur-0-1": 1}}
    table = prepare("saboteur", "", hands={0: "attack_08"}, tokens=tokens, chapter="encounter")
    reply = think(table, 0, "saboteur-rearrange")
    assert (reply.text("token"), reply.text("planet")) == ("trap", "0-2")


@pytest.mark.parametrize(
    ("hand", "option"), [("attack_06 quash", "pass"), ("attack_06 " * 4 + "quash", "yes")]
)
def test_quartermaster_has_a_ship_rather_than_one_card_more_of_many(hand: str, option: str) -> None:
    """A80: due no rewards itself, it takes either."""
    table = prepare(
        *("", "", "quartermaster", ""),
        cards=("attack_06", "attack_30"),
        allies={3: "defense 2"},
        hands={2: hand},
        warp={2: 1},
    )
    assert think(table, 2, "choose-yes/quartermaster-ship").option == option


@pytest.mark.thorough
@pytest.mark.parametrize(
    "alien",
    [
        *("citadel", "judge", "pirate", "voyager", "whirligig", "bride", "gambler"),
        *("saboteur", "quartermaster"),
    ],
)
def test_optional_powers_are_used_in_games_of_practice_players(alien: str) -> None:
    """Asked often enough, each is used at least once in a few games."""
    uses = Uses()
    for number in range(4):
        play_with(alien, number, uses)
        if any(name.endswith(" used") and uses[name] for name in uses):
            return
    raise AssertionError(dict(uses))
