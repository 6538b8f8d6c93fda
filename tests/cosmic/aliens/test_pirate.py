"""Pirate: captured ships, rewards for them, and ransoms."""

from typing import Unpack

from games.cosmic.aliens.pirate import HELD
from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what, reply
from tests.cosmic.scenario import Said, Table, meet, position, ready
from tests.games.telling import alone

RED, BLUE = Seat(0), Seat(1)
WINNING = ("attack_20", "attack_04")


def win(*aliens: str, **said: Unpack[Said]) -> Table:
    """Red, as Pirate, has won with three ships against four."""
    said.setdefault("cards", WINNING)
    return meet(*(aliens or ("pirate",)), **said).until("pirate-capture")


def test_pirate_sends_ships_home_and_captures_as_many() -> None:
    """A79: two of three go home; of Blue's four two are captives, and two are lost."""
    table = win()
    reply(table, 0, "capture", number=2).finish()
    assert (table.ships("1-1")[0], table.ships(HELD), table.lost(1)) == (1, [0, 2, 0, 0], 2)
    assert sum(there[1] for there in table.state.ships.values()) == 20


def test_whose_ships_they_are_it_says_where_several_have_lost() -> None:
    table = win(allies={2: "defense 2"})
    reply(table, 0, "capture", number=1)
    assert find_what(table, 0) == "pirate-whose"
    reply(table, 0, "seat", seat="2").finish()
    assert table.ships(HELD) == [0, 0, 1, 0]


def test_nobody_is_compensated_for_captives() -> None:
    """CE-R15, CE-R62: Blue shows a negotiate, and has lost one ship to the warp."""
    table = win(cards=("attack_20", "negotiate"), hands={0: "quash plague"})
    reply(table, 0, "capture", number=3).finish()
    assert (table.lost(1), len(table.hand(1))) == (1, 1)


def test_captives_are_saved_by_nothing() -> None:
    """CE-R62: Zombie's ships go home from the warp, and stay on the sheet of Pirate."""
    table = win("pirate", "zombie")
    reply(table, 0, "capture", number=2).finish()
    assert (table.ships(HELD)[1], table.lost(1)) == (2, 0)


def test_all_ships_may_go_home_and_none_lands() -> None:
    """CE-R63."""
    table = win()
    reply(table, 0, "capture", number=3).finish()
    assert (table.ships("1-1")[0], table.ships(HELD)[1], table.winner) == (0, 3, "offense")


def test_a_defensive_ally_captures_too_and_is_rewarded_for_the_rest() -> None:
    """CE-R63."""
    table = win("", "", "pirate", cards=WINNING[::-1], allies={2: "defense 3"}, ships=2)
    reply(table, 2, "capture", number=1).finish()
    assert (table.ships(HELD)[0], table.lost(0), len(table.hand(2))) == (1, 1, 2)


def test_as_the_defense_it_captures_nothing() -> None:
    assert not any(
        ask.key.endswith("capture")
        for ask in meet("", "pirate", cards=WINNING[::-1]).finish().play.asks.values()
    )


def test_a_zapped_pirate_captures_nothing() -> None:
    table = win(hands={3: "cosmic_zap"}, policies={3: Policy(powers=("pirate",))})
    reply(table, 0, "capture", number=2).finish()
    assert (table.state.ships.get(HELD), table.ships("1-1")[0]) == (None, 3)


def test_pirates_super_captures_two_for_each() -> None:
    table = win(hands={0: "flare_pirate"}, policies={0: ready("pirate")})
    reply(table, 0, "capture", number=2)
    assert find_what(table, 0) == "pirate-many"
    reply(table, 0, "number", number=4).finish()
    assert (table.ships(HELD)[1], table.lost(1)) == (4, 0)


def test_pirates_wild_takes_rewards_from_the_hand_of_its_main_player() -> None:
    table = meet(
        cards=WINNING[::-1],
        hands={1: "quash plague", 2: "flare_pirate"},
        policies={2: ready("pirate")},
        allies={2: "defense 2"},
    ).until("choose-number")
    reply(table, 2, "number", number=2).finish()
    assert sorted(table.hand(2)) == ["flare_pirate", "plague", "quash"]


def hold(captives: dict[int, int], **said: Unpack[Said]) -> Table:
    """Red holds captives when an encounter begins."""
    said["hands"], said["chapter"] = {0: "attack_10", **said.get("hands", {})}, "encounter"
    state = position("pirate", **said)
    state.ships[HELD] = [0] * 4
    for seat, number in captives.items():
        state.ships[HELD][seat] += number
        state.ships[f"{seat}-5"][seat] -= number
        if "special_ships" in state.expansions:
            DRIVES.of(state).marked[seat][0].place = HELD
    played = [name for name in RULEBOOK.chapters if name not in {"end", "turn"}]
    return Table(alone(RULEBOOK, *played), state, "encounter").until("pirate-trade")


def test_captives_are_sent_to_the_warp_for_rewards() -> None:
    """DV-53: three of Yellow's and one of Blue's: four rewards, and they are lost now."""
    table = hold({1: 1, 2: 3})
    reply(table, 0, "sell", number=4)
    while sum(table.ships(HELD)):
        table.step()
    assert (table.lost(1), table.lost(2)) == (1, 3)
    table.until("launch")
    assert len(table.hand(0)) == 1 + 4


def test_a_ransom_of_cards_frees_ships() -> None:
    """A79."""
    table = hold({1: 2}, hands={1: "quash plague attack_04"})
    reply(table, 0, "ransom", seat="1", number=2, price=2)
    assert table.play.awaited == (BLUE,)
    reply(table, 1, "pay", cards=("quash_1", "plague_1"))
    assert sorted(table.hand(0)) == ["attack_10", "plague", "quash"]
    assert (table.ships(HELD), sum(there[1] for there in table.state.ships.values())) == ([0] * 4, 20)


def test_a_ransom_may_be_a_colony_besides() -> None:
    table = hold({1: 1})
    reply(table, 0, "ransom", seat="1", number=1, price=0, planet="1-2")
    reply(table, 1, "pay")
    reply(table, 0, "ships", ships=("0-1.1",))
    assert (table.ships("1-2")[0], table.ships(HELD)) == (1, [0] * 4)


def test_whoever_pays_nothing_keeps_everything() -> None:
    table = hold({1: 1}, hands={1: "quash"})
    reply(table, 0, "ransom", seat="1", number=1, price=1)
    reply(table, 1, "pass")
    assert (table.hand(1), table.ships(HELD)[1]) == (["quash"], 1)


def test_what_a_ransom_was_paid_with_two_know() -> None:
    """A79: how many cards it was all can see."""
    table = hold({1: 1}, hands={1: "quash attack_04"})
    reply(table, 0, "ransom", seat="1", number=1, price=1)
    told = len(table.facts)
    reply(table, 1, "pay", cards=("quash_1",))
    naming = [fact for fact in table.facts[told:] if "cards" in fact.says.args]
    assert naming
    assert all(fact.to is not None and set(fact.to) <= {RED, BLUE} for fact in naming)


def test_captives_can_neither_act_nor_be_named_by_their_owner() -> None:
    """CE-R15, CE-R54, CD-23."""
    table = hold({1: 1}, options={"special_ships": "flagship", "pace": "gates"})
    reply(table, 0, "pass").until("gate-start")
    assert not {"drive", "drive-in"} & {*table.play.asks[BLUE].options}


def test_when_nobody_is_pirate_any_more_they_go_home() -> None:
    """CE-R15."""
    table = meet("", cards=WINNING, through=True)
    table.state.ships[HELD] = [0, 0, 2, 0]
    table.state.ships["2-5"][2] -= 2
    table.finish()
    assert sum(table.ships(HELD)) == 0
    assert sum(there[2] for there in table.state.ships.values()) == 20


def test_captives_are_told_with_the_sheet() -> None:
    table = hold({1: 2})
    view = table.play.view(None)
    keys = [one.key for one in table.play.rulebook.summary(view)]
    assert "cosmic-pirate-lies" in keys
