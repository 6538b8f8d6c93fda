"""Pentaform, Lizard and Bride: what they have stays for the rest of the game."""

import pytest

from games.cosmic.expansions.dominion.state.drives import DRIVES
from games.cosmic.extension.declarations import list_pool
from games.cosmic.rules.captured import list_captives, name_hold
from games.cosmic.rules.transfers import trade_powers
from games.cosmic.rules.unused import list_unused
from games.cosmic.state.state import GATE, Policy
from porc_royal.facts import Seat
from tests.cosmic.prepared import carry_out, deal_aliens, find_what, prepare, reply
from tests.cosmic.scenario import Table, count_uses, meet, ready
from tests.cosmic.techs.laboratory import experiment, list_held

# ------------------------------------------------------------------------------------------------ Pentaform

STAGES = ("human", "fido", "mite", "will", "trader")


def lie(at: int, stages: tuple[str, ...] = STAGES) -> dict[str, int]:
    """What Pentaform counts at this stage."""
    return {f"pentaform-as-{alien}": number for number, alien in enumerate(stages, 1)} | {"pentaform-at": at}


def grow(at: int, *aliens: str, held: tuple[str, ...] = (), **said: object) -> Table:
    """Red, Pentaform, is at this stage, and has these foreign colonies."""
    tokens = lie(at) | {f"pentaform-on-{name}": 1 for name in held}
    said = {"cards": ("attack_20", "attack_01"), "tokens": {0: tokens}} | said
    table = prepare("pentaform", *aliens, become={}, **said)  # type: ignore[arg-type]
    table.state.players[0].powers.append(STAGES[at - 1])
    return table


def test_pentaform_lays_out_five_aliens_that_nobody_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """A78: in an order of its own; their flares leave the game, and it has the power of the first."""
    table = deal_aliens(monkeypatch, "pentaform").until("choose-alien")
    first = table.play.asks[Seat(0)].options["choose"].fields["alien"].choices({})  # type: ignore[union-attr]
    reply(table, 0, "choose", alien=first[2])
    while "pentaform-at" not in table.state.players[0].tokens or len(table.state.players[0].powers) == 1:
        table.step()
    assert table.state.players[0].powers == ["pentaform", first[2]]
    assert set(table.state.gone) <= {f"flare_{alien}" for alien in first}


def test_pentaform_goes_on_with_each_foreign_colony() -> None:
    """CE-R61: a colony won is one step."""
    table = grow(1, cards=("attack_40", "attack_01")).finish()
    assert table.winner == "offense"
    assert table.state.players[0].tokens["pentaform-at"] == 2
    assert table.state.players[0].powers == ["pentaform", "fido"]


def test_a_zapped_pentaform_does_not_move_and_nothing_is_made_up_for() -> None:
    table = grow(
        1,
        cards=("attack_40", "attack_01"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("pentaform",))},
    ).finish()
    assert table.state.players[0].tokens["pentaform-at"] == 1
    assert "pentaform-on-1-1" in table.state.players[0].tokens


def test_pentaforms_line_ends_where_it_ends() -> None:
    """DV-51: one step at most from the fourth to the fifth."""
    table = grow(5, cards=("attack_40", "attack_01")).finish()
    assert table.state.players[0].tokens["pentaform-at"] == 5


def test_pentaforms_super_swaps_the_stage_that_it_is_at() -> None:
    table = grow(
        1, hands={0: "flare_pentaform"}, policies={0: ready("pentaform")}, chapter="encounter"
    ).until("launch")
    assert table.state.players[0].powers == ["pentaform", "fido"]


def test_pentaforms_wild_makes_another_alien_of_its_holder() -> None:
    table = prepare(
        *("fido", "", "pentaform"),
        hands={0: "flare_pentaform attack_08"},
        policies={0: ready("pentaform")},
        unused=("flare_human",),
        chapter="encounter",
    ).until("launch")
    assert table.state.players[0].powers != ["fido"]
    assert len(table.state.players[0].powers) == 1
    assert "flare_pentaform" in table.hand(2)


def test_no_alien_for_which_something_is_laid_out_before_the_game_comes_into_it_later() -> None:
    """CE-R27, Game Setup: Joker's nine tokens (S2:127) and the ships of Lizard's spare colour, too."""
    laid_out = {
        *("ace", "aristocrat", "explorer", "joker", "lizard", "miser", "pentaform", "reactor"),
        *("saboteur", "tick_tock", "tourist"),
    }
    state = prepare("human", options={"aliens": "all"}).state
    assert laid_out <= {*list_pool(state.assembly, state.options)}
    assert not laid_out & {*list_unused(state)}


def test_captives_stay_on_a_sheet_that_pentaform_has_left() -> None:
    """A78: a stage left keeps what lies there; the captives of a sheet that is out of the game go home (CE-R15)."""
    for stages, captive in ((("human", "pirate"), 2), (("human", "mite"), 0)):
        table = prepare(
            "pentaform",
            tokens={0: lie(1, stages)},
            held={"pirate": {1: 2}},
            cards=("attack_01", "attack_20"),
            through=True,
        ).finish()
        assert table.ships(name_hold("pirate"))[1] == captive


def test_citadels_stand_while_pentaform_is_at_another_stage() -> None:
    """A78, A62: their sheet is in the game still."""
    for stages, stays in ((("human", "citadel"), True), (("human", "mite"), False)):
        table = prepare(
            "pentaform",
            tokens={0: lie(1, stages)},
            standing={"3-1": ("attack_08_7",)},
            cards=("attack_01", "attack_20"),
            through=True,
        ).finish()
        assert bool(table.state.standing) == stays


def test_the_tech_stays_on_the_sheet_that_pentaform_has_left() -> None:
    """A78, A66: and the ships that research it."""
    table = experiment(
        "pentaform",
        techs={0: ["plasma_thrusters 3"]},
        everybody=False,
        cards=("attack_01", "attack_20"),
        chapter="planning",
        through=True,
    )
    table.state.players[0].tokens.update(lie(1, ("human", "engineer")))
    table.state.players[0].techs[0].warp = True
    table.finish()
    assert (list_held(table, 0), table.ships("lab-1")[0]) == (["plasma_thrusters"], 3)


def test_the_sheets_of_stages_that_were_left_go_with_pentaform() -> None:
    """CE-R16: their cards and tokens, and a marriage ends before."""
    state = prepare(
        *("pentaform", "fido"),
        tokens={0: lie(1, ("human", "host", "bride")) | {"bride-wed": 3}},
        sheets={0: {"host": "flare_will"}},
    ).state
    state.players[0].powers.append("human")
    table = carry_out(lambda state: trade_powers(state, Seat(0), Seat(1)), state=state)
    mine, theirs = table.state.players[:2]
    assert (mine.powers, mine.tokens, mine.face_down) == (["fido"], {}, {})
    assert theirs.powers == ["pentaform", "human"]
    assert theirs.face_down == {"host": ["flare_will"]}
    assert {name for name in theirs.tokens if name.startswith("bride")} == {"bride-ex-2"}


@pytest.mark.parametrize("alien", ["bride", "human"])
def test_neither_bride_nor_a_stage_of_pentaform_is_lent_and_no_ship_is_paid(alien: str) -> None:
    """CE-R16: else Pentaform, gone on meanwhile, would have two stages when the loan is over."""
    table = prepare(
        "pentaform" if alien == "human" else alien,
        tokens={0: lie(1)} if alien == "human" else {},
        hands={0: "flare_philanthropist"},
        policies={0: ready("philanthropist")},
        chapter="encounter",
    )
    table.state.players[0].powers = list(dict.fromkeys((*table.state.players[0].powers, alien)))
    table.until("launch")
    assert not table.said("cosmic-played")
    assert table.state.players[0].powers[-1] == alien
    assert table.lost(0) == 0


def test_all_see_pentaforms_stages() -> None:
    table = grow(2)
    assert dict(table.play.view(Seat(3)).seat(Seat(0)).tokens)["pentaform-at"] == 2


# --------------------------------------------------------------------------------------------------- Lizard


def test_ships_of_the_second_colour_add_two_each() -> None:
    """DV-42: attack 10, two normal and two morphed ships."""
    table = prepare(
        "lizard", cards=("attack_10", "attack_01"), ships=4, tokens={0: {"lizard-at-gate": 2}}
    ).finish()
    assert table.totals[0] == 18


def test_lizards_winning_ships_change_their_colour() -> None:
    """A73: those that were in the encounter, and are on the planet now."""
    table = meet("lizard", cards=("attack_40", "attack_01")).finish()
    assert table.state.players[0].tokens == {"lizard-at-1-1": 3}
    assert sum(there[0] for there in table.state.ships.values()) == 20


def test_a_flagship_that_has_changed_its_colour_is_one_ship_and_leaves_as_one() -> None:
    """A73, CD-R20: the marker passes to the morphed ship, which is named as the flagship."""
    table = prepare(
        "lizard", options={"special_ships": "flagship"}, placed={0: ("2-1 3",)},
        tokens={0: {"lizard-at-0-5": 1}}, chapter="launch",
    ).until("launch")  # fmt: skip
    ships = table.play.asks[Seat(0)].options["launch"].fields["ships"].choices({})  # type: ignore[union-attr]
    assert [one for one in ships if str(one).startswith("0-5.")] == ["0-5.flagship"]
    reply(table, 0, "launch", planet="1-1", ships=("0-5.flagship",))
    assert table.state.players[0].tokens == {"lizard-at-gate": 1}
    assert DRIVES.of(table.state).marked[0][0].place == GATE


def test_a_zapped_lizard_changes_nothing_and_a_loser_neither() -> None:
    zapped = meet(
        "lizard",
        cards=("attack_40", "attack_01"),
        hands={1: "cosmic_zap"},
        policies={1: Policy(powers=("lizard",))},
    ).finish()
    lost = meet("lizard", cards=("attack_01", "attack_40")).finish()
    assert [table.state.players[0].tokens for table in (zapped, lost)] == [{}, {}]


def test_ships_of_the_second_colour_are_named_and_stay_where_nobody_names_them() -> None:
    table = prepare("lizard", hands={0: "attack_08"}, tokens={0: {"lizard-at-0-1": 2}}, chapter="encounter")
    table.until("launch")
    field = table.play.asks[Seat(0)].options["launch"].fields["ships"]
    assert [name for name in field.choices({}) if "morphed" in name] == ["0-1.morphed-1", "0-1.morphed-2"]  # type: ignore[union-attr]
    reply(table, 0, "launch", planet="1-1", ships=("0-1.morphed-1", "0-1.3"))
    assert {name: number for name, number in table.state.players[0].tokens.items() if "-at-" in name} == {
        "lizard-at-0-1": 1,
        "lizard-at-gate": 1,
    }


def test_lizard_wins_when_no_ship_of_the_first_colour_is_left_in_the_game() -> None:
    """CE-R25: captured ones count as left (CE-R55)."""
    for held, wins in ((0, True), (1, False)):
        table = prepare(
            "lizard",
            cards=("attack_40", "attack_01"),
            ships=4,
            tokens={
                0: {"lizard-at-0-2": 4, "lizard-at-0-3": 4, "lizard-at-0-4": 4, "lizard-at-0-5": 4 - held}
            },
            held={"bride": {0: held}} if held else None,
        ).finish()
        result = table.play.result
        assert result is not None
        assert (result.winners == (0,)) == wins


def test_lizards_super_changes_two_more_outside_the_encounter() -> None:
    table = meet(
        "lizard",
        cards=("attack_40", "attack_01"),
        hands={0: "flare_lizard"},
        policies={0: ready("lizard")},
    ).until("choose-ships")
    reply(table, 0, "ships", ships=("0-2.1", "0-3.1")).finish()
    assert table.state.players[0].tokens == {"lizard-at-1-1": 3, "lizard-at-0-2": 1, "lizard-at-0-3": 1}


def test_lizards_wild_doubles_its_reinforcements() -> None:
    table = meet(
        cards=("attack_10", "attack_10"),
        hands={0: "flare_lizard reinforcement_5"},
        policies={0: Policy(ready=("flare_lizard",), reinforce=True)},
    ).finish()
    assert table.totals[0] == 23


def test_lizard_keeps_its_power_where_powers_are_traded() -> None:
    """CE-R16: it never moves."""
    table = carry_out(lambda state: trade_powers(state, Seat(0), Seat(1)), "lizard", "fido")
    assert [player.powers for player in table.state.players[:2]] == [["lizard", "fido"], []]


# ---------------------------------------------------------------------------------------------------- Bride


def wed(**said: object) -> Table:
    """Green is Bride, married to Blue, the defense."""
    said = {
        "cards": ("attack_20", "attack_01"),
        "tokens": {2: {"bride-wed": 2}},
        "held": {"bride": {1: 1}},
    } | said
    return prepare("", "", "bride", **said)  # type: ignore[arg-type]


def test_bride_marries_its_opponent_who_puts_a_ship_on_its_sheet() -> None:
    """A61: a captured ship (CE-R15)."""
    table = meet("bride", cards=("attack_20", "attack_01"), chapter="alliance").until("power")
    reply(table, 0, "use").until("choose-ships")
    assert (find_what(table, 1), Seat(1) in table.play.asks) == ("bride-ship", True)
    table.step()
    assert (list_captives(table.state, "bride"), table.lost(1)) == ({Seat(1): 1}, 0)
    assert table.state.players[0].tokens == {"bride-wed": 2}


def test_for_an_absent_opponent_the_ship_comes_from_its_smallest_colony() -> None:
    """A61."""
    table = meet("bride", cards=("attack_20", "attack_01"), placed={1: ["2-1 1"]}, chapter="alliance")
    reply(table.until("power"), 0, "use").until("choose-ships")
    assert table.play.asks[Seat(1)].default.many("ships") == ("2-1.1",)


def test_divorce_takes_half_of_the_hand_and_the_ship_stays_captive() -> None:
    """DV-11: seven cards, three of them."""
    table = wed(hands={1: "attack_06 attack_07 attack_08 negotiate quash plague"}).until("bride-home")
    reply(table, 2, "divorce").until("card")
    assert [len(table.hand(seat)) for seat in (1, 2)] == [4, 3]
    assert list_captives(table.state, "bride") == {Seat(1): 1}
    assert table.state.players[2].tokens == {"bride-ex-1": 1}


def test_a_divorced_player_cannot_be_married_again() -> None:
    """DV-13."""
    table = prepare(
        "bride", cards=("attack_20", "attack_01"), tokens={0: {"bride-ex-1": 1}}, chapter="alliance"
    ).until("card")
    assert count_uses(table, "bride") == 0


def test_spouses_trade_a_card_each_if_both_like_and_else_may_be_asked_again() -> None:
    """A61 (3), CE-R12: given."""
    table = wed(hands={1: "quash", 2: "plague"}).until("bride-home")
    reply(table, 2, "trade")
    assert sorted(table.play.awaited) == [1, 2]
    quash = next(card for card in table.state.players[1].hand if "quash" in card)
    reply(reply(table, 2, "card", card="plague_1"), 1, "card", card=quash).until("card")
    assert (table.hand(2), "plague" in table.hand(1)) == (["quash"], True)


def test_a_spouse_joins_uninvited() -> None:
    """A61 (2), CE-R32."""
    table = wed(chapter="alliance")
    for _ in range(30):
        if Seat(2) in table.play.asks and table.play.asks[Seat(2)].key == "cosmic-ask-ally":
            break
        table.step()
    ship = table.play.asks[Seat(2)].options["ally"].fields["ships"].choices({"side": "defense"})[0]  # type: ignore[union-attr]
    reply(table, 2, "ally", side="defense", ships=(ship,)).until("card")
    assert table.state.now.defense is not None
    assert Seat(2) in table.state.now.defense.allies


@pytest.mark.parametrize(("at", "wakes"), [(1, False), (2, True)])
def test_a_marriage_does_nothing_while_pentaform_is_at_another_stage(at: int, *, wakes: bool) -> None:
    """A78, A61: the ship stays on the sheet as it lies; nobody joins uninvited, is divorced, or is shown a card."""
    stages = ("human", "bride")
    table = wed(tokens={2: lie(at, stages) | {"bride-wed": 2}}, chapter="alliance")
    table.state.players[2].powers = ["pentaform", stages[at - 1]]
    asked = set[str]()
    while not table.said("cosmic-total"):
        asked |= {ask.key for ask in table.play.asks.values() if ask.seat == 2}
        asked |= {name for ask in table.play.asks.values() for name in ask.options}
        table.step()
    mine = {"cosmic-ask-ally", "cosmic-ask-bride-home", "show-spouse"}
    assert asked & mine == (mine if wakes else set())
    assert table.state.players[2].tokens["bride-wed"] == 2


def test_the_marriage_of_a_stage_that_was_left_outlasts_the_loss_of_home_colonies() -> None:
    """A78, CE-R17: what lies there is frozen already."""
    table = prepare(
        *("", "pentaform", "fido"),
        cards=("attack_40", "attack_01"),
        tokens={1: lie(1, ("human", "bride")) | {"bride-wed": 3}},
        held={"bride": {2: 1}},
        placed={1: ["2-1 4", "3-1 4"]},
    ).finish()
    assert table.state.players[1].weak
    assert table.state.players[1].tokens["bride-wed"] == 3


def test_bride_with_two_home_colonies_is_divorced_without_cards() -> None:
    """DV-13, CE-R17: the ship is turned over, and stays."""
    table = prepare(
        *("", "bride", "fido"),
        cards=("attack_40", "attack_01"),
        tokens={1: {"bride-wed": 3}},
        held={"bride": {2: 1}},
        placed={1: ["2-1 4", "3-1 4"]},
        hands={2: "quash plague"},
    ).finish()
    assert table.state.players[1].weak
    assert table.state.players[1].tokens == {"bride-ex-2": 1}
    assert (len(table.hand(2)), list_captives(table.state, "bride")) == (2, {Seat(2): 1})


def test_spouses_show_each_other_a_card_and_nobody_else_learns_of_it() -> None:
    table = wed(hands={1: "quash"}, options={"pace": "gates"}, chapter="alliance").until("gate-alliances")
    card = next(card for card in table.state.players[1].hand if "quash" in card)
    before = [table.play.view(Seat(seat)) for seat in (0, 3)]
    reply(table, 1, "show-spouse", card=card)
    shown = [fact for fact in table.facts if fact.says.key == "cosmic-bride-shows"]
    assert [fact.to for fact in shown] == [(Seat(2),)]
    assert [table.play.view(Seat(seat)) for seat in (0, 3)] == before


def test_captives_of_bride_lie_on_its_sheet_in_words() -> None:
    assert name_hold("bride") == "held-bride"
    view = wed().play.view(Seat(0))
    assert view.there("held-bride") == (0, 1, 0, 0)


def test_brides_wild_ends_the_turn_and_the_ships_land_where_nobody_is() -> None:
    table = prepare(
        hands={0: "attack_08", 1: "flare_bride attack_10"},
        policies={1: ready("bride")},
        chapter="encounter",
    ).until("launch")
    table.step()
    assert find_what(table, 0) == "bride-refuge"
    reply(table, 0, "planet", planet="0-5")
    assert any(table.said("cosmic-ends-at-once"))
    assert sum(table.ships(f"0-{number}")[0] for number in range(1, 6)) == 20


def test_brides_super_marries_again_for_no_card() -> None:
    table = prepare(
        "bride",
        hands={0: "attack_20 flare_bride", 1: "attack_01 quash plague"},
        tokens={0: {"bride-ex-1": 1}},
        held={"bride": {1: 1}},
        policies={0: ready("bride")},
        chapter="encounter",
    ).until("launch")
    table.step()
    assert table.state.players[0].tokens == {"bride-wed": 2, "bride-dry-1": 1}
    reply(table.until("bride-home"), 0, "divorce")
    assert len(table.hand(1)) == 3
