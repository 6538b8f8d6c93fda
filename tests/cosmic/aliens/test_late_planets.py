"""Ace, Citadel and Reincarnator."""

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.destiny import list_targets
from games.cosmic.rules.unused import list_unused
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import find_what, prepare, reply
from tests.cosmic.scenario import Table, meet, ready

ALL = {"aliens": "all"}

# ------------------------------------------------------------------------------------------------------- Ace


def test_ace_wins_at_the_start_of_its_turn_with_one_foreign_colony() -> None:
    """A57, DV-1: it draws no hand."""
    table = meet("ace", chapter="turn", placed={0: ["1-2 1"]})
    assert table.play.result is not None
    assert table.play.result.winners == (0,)
    assert not any(table.said("cosmic-new-hand"))


def test_ace_wins_neither_without_one_nor_with_too_few_home_colonies_nor_zapped() -> None:
    """DV-2."""
    tables = (
        meet("ace", chapter="turn", hands={0: "attack_08"}),
        meet("ace", chapter="turn", hands={0: "attack_08"}, placed={0: ["1-2 1"]}, warp={0: 12}),
        meet(
            "ace",
            chapter="turn",
            hands={0: "attack_08", 1: "cosmic_zap"},
            placed={0: ["1-2 1"]},
            policies={1: Policy(powers=("ace",))},
        ),
    )
    assert [table.play.result is None or not table.play.result.winners for table in tables] == [True] * 3


def list_aims(destiny: str) -> set[tuple[str, int]]:
    """Where Red may aim; Green, the Ace, has a colony on "1-2"."""
    table = meet("", "", "", "ace", chapter="launch", destiny=destiny, placed={3: ["1-2 1"]}).until("launch")
    return {(aim.planet, int(aim.defense)) for aim in list_targets(table.state)}


def test_a_foreign_colony_of_ace_may_be_met_by_its_own_colour_and_by_that_of_its_host() -> None:
    """A57, DV-3."""
    blue = {(f"1-{number}", 1) for number in range(1, 6)}
    green = {(f"3-{number}", 3) for number in range(1, 6)}
    assert list_aims("colour_1_1") == {*blue, ("1-2", 3)}
    assert list_aims("colour_3_1") == {*green, ("1-2", 3)}
    assert list_aims("colour_2_1") == {(f"2-{number}", 2) for number in range(1, 6)}


def test_ace_gives_up_a_planet_at_the_beginning() -> None:
    """A57: its ships there go to the warp."""
    table = meet("ace", chapter="dealing", hands={0: "attack_08"})
    for _ in range(20):
        if "choose-planet" in str([ask.key for ask in table.play.asks.values()]):
            break
        table.step()
    assert find_what(table, 0) == "ace-gone"
    reply(table, 0, "planet", planet="0-4")
    assert "0-4" not in table.state.planets
    assert (table.lost(0), sum(there[0] for there in table.state.ships.values())) == (4, 20)


def test_aces_wild_wins_against_everybody() -> None:
    hands, policies = {0: "flare_ace"}, {0: ready("ace")}
    allies = {2: "defense 1", 3: "defense 1"}
    for among, winner in ((allies, "offense"), ({2: "defense 1"}, "defense")):
        table = meet(cards=("attack_04", "attack_20"), hands=hands, policies=policies, allies=among).finish()
        assert (table.winner, "flare_ace" in table.hand(0)) == (winner, winner == "defense")


def test_aces_super_moves_its_ships_to_another_system() -> None:
    table = meet(
        *("", "ace"), cards=("attack_20", "attack_08"), hands={1: "flare_ace"}, policies={1: ready("ace")}
    ).until("choose-planet")
    reply(table, 1, "planet", planet="2-3").finish()
    assert (table.ships("2-3")[1], table.lost(1), table.hand(1)) == (4, 0, [])


def test_ace_is_not_dealt_in_cosmic_pig() -> None:
    """CP-R24."""
    for pig in (False, True):
        state = RULEBOOK.setup(4, {**ALL, "cosmic_pig": pig})
        pool = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
        assert ("ace" in pool) is not pig


# --------------------------------------------------------------------------------------------------- Citadel


def besiege(cards: tuple[str, str], *, flare: bool = False, ships: int = 1) -> Table:
    """Yellow's citadels 08 and 04 guard the target, which keeps three ships."""
    table = prepare(
        *("", "", "citadel"),
        cards=cards,
        ships=ships,
        standing={"1-1": ("attack_08_7", "attack_04_4")},
        flares=("2:citadel.super",) if flare else (),
        through=True,
        warp={1: 0},
    ).until("power")
    return reply(table, 2, "use")


def test_citadels_add_their_values_to_the_defense_and_stay_if_it_wins() -> None:
    """A62, DV-14: with four ships."""
    table = besiege(("attack_20", "attack_06")).finish()
    assert (table.totals, table.lost(0)) == ({0: 21, 1: 22}, 1)
    assert table.state.standing == {"1-1": ["attack_08_7", "attack_04_4"]}


def test_they_are_discarded_when_the_defense_loses() -> None:
    table = besiege(("attack_40", "attack_06")).finish()
    assert table.totals == {0: 41, 1: 22}
    assert (table.state.standing, {"attack_08", "attack_04"} <= {*table.discards}) == ({}, True)


def test_they_stay_with_a_deal() -> None:
    """DV-16."""
    assert besiege(("negotiate", "negotiate")).finish().state.standing


def test_they_go_with_a_sheet_that_leaves_the_game() -> None:
    """A62, CE-R66: as a Reincarnator comes back it lays Citadel down; else they stay, though it has lost."""
    for sheet, stays in (("citadel", False), ("", True)):
        table = prepare(
            *("reincarnator", "", "" if sheet else "citadel"),
            cards=("attack_04", "attack_40"),
            standing={"3-1": ("attack_08_7",)},
            become={0: sheet or "human"},
            options=ALL,
            through=True,
        ).finish()
        assert (table.state.standing, "attack_08" in table.discards) == (
            ({"3-1": ["attack_08_7"]}, False) if stays else ({}, True)
        )


def test_citadels_super_takes_them_off() -> None:
    table = besiege(("attack_20", "attack_30"), flare=True)
    assert find_what(table, 2) == "citadel-less"
    assert reply(table, 2, "yes").finish().totals == {0: 21, 1: 22}


def test_citadel_lays_an_attack_beside_any_planet_for_all_to_see() -> None:
    """A62."""
    table = meet("", "", "citadel", chapter="launch", hands={2: "attack_12 quash"}).until("citadel-lay")
    reply(table, 2, "lay", card="attack_12_1", planet="3-1")
    assert table.hand(2) == ["quash"]
    assert table.play.view(None).standing == (("3-1", ("attack_12_1",)),)


def test_a_zapped_citadel_keeps_its_card() -> None:
    table = meet(
        *("", "", "citadel"),
        chapter="launch",
        hands={2: "attack_12", 0: "cosmic_zap"},
        policies={0: Policy(powers=("citadel",))},
    ).until("citadel-lay")
    reply(table, 2, "lay", card="attack_12_1", planet="3-1")
    assert (table.hand(2), table.state.standing) == (["attack_12"], {})


def test_citadels_wild_strengthens_the_defense() -> None:
    table = meet(
        cards=("attack_20", "attack_15"), hands={0: "flare_citadel"}, policies={0: ready("citadel")}
    ).finish()
    assert table.totals == {0: 23, 1: 24}


# ---------------------------------------------------------------------------------------------- Reincarnator


def lose_as(*aliens: str, cards: tuple[str, str] = ("attack_04", "attack_20"), **said: object) -> Table:
    """Red loses."""
    return meet(*aliens, cards=cards, options=ALL, through=True, **said).finish()  # type: ignore[arg-type]


def test_reincarnator_has_another_power_besides_once_it_has_lost() -> None:
    """A82."""
    table = lose_as("reincarnator")
    powers = table.state.players[0].powers
    assert powers[0] == "reincarnator"
    assert len(powers) == 2
    assert table.state.players[0].tokens[f"reincarnator-as-{powers[1]}"] == 1


def test_it_does_so_after_a_failed_deal_and_not_after_a_victory_or_zapped() -> None:
    def count(table: Table) -> int:
        return len(table.state.players[0].powers)

    assert count(lose_as("reincarnator", cards=("negotiate", "negotiate"))) == 2
    assert count(lose_as("reincarnator", cards=("attack_40", "attack_04"))) == 1
    zapped = lose_as("reincarnator", hands={1: "cosmic_zap"}, policies={1: Policy(powers=("reincarnator",))})
    assert count(zapped) == 1


def test_the_alien_of_the_time_before_is_laid_down_first() -> None:
    """DV-57."""
    table = prepare(
        "reincarnator",
        cards=("attack_04", "attack_20"),
        options=ALL,
        through=True,
        become={0: "human"},
    ).finish()
    assert table.totals == {0: 11, 1: 24}
    powers = table.state.players[0].powers
    assert len(powers) == 2
    assert "human" not in powers


def test_no_alien_that_sets_something_up_is_drawn_nor_one_that_somebody_has() -> None:
    unused = list_unused(meet("reincarnator", "human", "healer", options=ALL).state)
    assert not {"tourist", "saboteur", "tick_tock", "ace", "human", "masochist"} & {*unused}
    assert {"virus", "mirage"} <= {*unused}


def test_reincarnators_super_need_not_draw() -> None:
    table = meet(
        "reincarnator",
        cards=("attack_04", "attack_20"),
        hands={0: "flare_reincarnator"},
        policies={0: ready("reincarnator")},
        options=ALL,
        through=True,
    ).until("choose-yes")
    reply(table, 0, "pass").finish()
    assert table.state.players[0].powers == ["reincarnator"]


def test_reincarnators_wild_gives_a_loser_another_alien_and_the_flare() -> None:
    table = lose_as("human", hands={2: "flare_reincarnator"}, policies={2: ready("reincarnator")})
    assert "flare_reincarnator" in table.hand(0)
    assert len(table.state.players[0].powers) == 1
    assert table.state.players[0].powers != ["human"]


# --------------------------------------------------------------------------------------------- Quartermaster

DRAWN = ("attack_12_1", "attack_20_1", "negotiate_1", "quash_1", "plague_1")


def reward_two(*aliens: str, flares: tuple[str, ...] = (), **said: object) -> Table:
    """Blue wins with Yellow (two ships) and Green (one) as allies; 12, 20, negotiate, Quash, Plague lie on top."""
    return prepare(
        *aliens,
        cards=("attack_04", "attack_30"),
        allies={2: "defense 2", 3: "defense 1"},
        top=DRAWN,
        flares=flares,
        through=True,
        **said,  # type: ignore[arg-type]
    )


def test_quartermaster_shares_out_what_was_drawn_and_keeps_one_card_more() -> None:
    """A80, DV-54: as the offense."""
    table = reward_two("quartermaster")
    while find_what(table, table.play.awaited[0]) != "quartermaster-share":
        table.step()
    asked = table.play.asks[Seat(0)].options["card"].fields["cards"]
    assert sorted(asked.choices({})) == sorted(DRAWN[:4])  # type: ignore[union-attr]
    reply(table, 0, "card", cards=("attack_20_1", "quash_1")).finish()
    assert sorted(table.hand(2)) == ["attack_20", "quash"]
    assert len(table.hand(3)) == 1
    assert len(table.hand(0)) == 1
    assert sorted([*table.hand(0), *table.hand(3)]) == ["attack_12", "negotiate"]


def test_quartermaster_says_where_the_ships_of_others_land() -> None:
    """A80."""
    table = reward_two("quartermaster", warp={2: 3})
    while table.play.asks[table.play.awaited[0]].key != "cosmic-ask-reward":
        table.step()
    reply(table, 2, "reward", ships=2).until("choose-planet")
    reply(table, 0, "planet", planet="2-3").finish()
    assert (table.lost(2), table.ships("2-3")[2]) == (1, 6)


def test_a_zapped_quartermaster_hands_out_nothing() -> None:
    table = reward_two(
        "quartermaster", hands={1: "cosmic_zap"}, policies={1: Policy(powers=("quartermaster",))}
    ).finish()
    assert (len(table.hand(0)), len(table.hand(2)), len(table.hand(3))) == (0, 2, 1)


def test_quartermasters_super_mixes_its_hand_in_when_it_is_due_rewards_itself() -> None:
    table = reward_two("", "", "quartermaster", hands={2: "mobius_tubes"}, flares=("2:quartermaster.super",))
    while find_what(table, table.play.awaited[0]) != "quartermaster-share":
        table.step()
    reply(table, 2, "card", cards=("mobius_tubes_1",)).finish()
    assert table.hand(3) == ["mobius_tubes"]
    assert len(table.hand(2)) == 3


def test_quartermasters_wild_gives_cards_of_the_own_hand_instead() -> None:
    table = reward_two(hands={0: "flare_quartermaster mobius_tubes"}, policies={0: ready("quartermaster")})
    while find_what(table, table.play.awaited[0]) != "quartermaster-whom":
        table.step()
    reply(table, 0, "seat", seat="3").finish()
    assert (table.hand(3), table.hand(0), len(table.hand(2))) == (
        ["mobius_tubes"],
        ["flare_quartermaster"],
        2,
    )
