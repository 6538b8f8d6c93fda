"""Cosmic Pig: what a landing shows and lets one do (CP-33 to CP-36), and planetoids beside it."""

import random

from games.cosmic.expansions.cosmic_pig.rules.envelopes import spill
from games.cosmic.expansions.cosmic_pig.rules.piggy import find_possessor
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY, count_bases
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Vanished
from games.cosmic.practice.suggestions import suggest
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.reckoning import reckon
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views.outline import estimate_length
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.cosmic.pig import ON, contents, holder, kept, run, stage
from tests.cosmic.scenario import Table

# --------------------------------------------------------------------------------------------------------- landings


def lander(**said: object) -> Table:
    """Red wins "1-1", and looks under it."""
    hands = "morph plague quash negotiate"
    return stage(cards=("attack_04", "attack_40"), hands={0: hands}, **said).until("pig-envelope")  # type: ignore[arg-type]


def test_tv_27_as_many_are_taken_as_are_put_in_and_their_number_is_said_aloud() -> None:
    """CP-33, CP-34: four cards in hand, three under the planet, two exchanged."""
    table = lander(envelopes={"1-1": "attack_00 attack_01 attack_05"})
    assert len(table.state.players[0].hand) == 4
    assert table.refused("0: exchange put=morph_1+plague_1 take=attack_00_1+") == "cosmic-refused-pig-uneven"
    table.tell("0: exchange put=morph_1+plague_1 take=attack_00_1+attack_01_1")
    assert contents(table, "1-1") == ["attack_05", "morph", "plague"]
    assert len(table.state.players[0].hand) == 4
    assert [args["number"] for args in table.said("cosmic-pig-exchanged")] == [2]


def test_only_the_lander_sees_the_cards() -> None:
    """CP-33, CP-35, CP-3: nobody else is told them, or how many there are."""
    table = lander(envelopes={"1-1": "attack_00 attack_01"}, piggy="2-2")
    (sees,) = (fact for fact in table.facts if fact.says.key == "cosmic-pig-sees")
    assert sees.to == (Seat(0),)
    seen = {seat: str(table.view(seat).expansions) for seat in (None, 1, 2)}
    assert all("attack_00" not in text and PIGGY not in text for text in seen.values())
    assert "attack_00_1" in str(table.view(0).expansions)


def test_the_question_itself_says_what_the_envelope_holds() -> None:
    """CP-35: it is decided on there, so it is told there once, and to nobody else."""
    table = lander(envelopes={"1-1": "attack_00 attack_01"})
    (sees,) = (fact.says for fact in table.facts if fact.says.key == "cosmic-pig-sees")
    assert table.play.asks[Seat(0)].about == (sees,)
    empty = lander()
    assert empty.play.asks[Seat(0)].about == ()


def test_an_exchange_is_limited_by_both_sides_and_the_piggy_may_be_on_either() -> None:
    """CP-R18."""
    table = lander(envelopes={"1-1": "attack_00"}, piggy="1-1")
    assert table.choices(0, "exchange", "take") == [PIGGY, "attack_00_1"]
    table.tell(f"0: exchange put=morph_1+ take={PIGGY}+")
    assert holder(table) == 0


def test_a_ship_that_crash_lands_opens_the_envelope() -> None:
    """A41, CP-33: S0 says "anyone who lands on a planet as a main player", not "by winning"; allies land on none."""
    table = stage(
        "spiff", cards=("attack_30", "attack_00"), hands={0: "morph"}, envelopes={"1-1": "attack_01"}
    )
    table.until("power").tell("0: use").until("pig-envelope")
    assert table.winner == "defense"
    table.tell("0: exchange put=morph_1+ take=attack_01_1+")
    assert contents(table, "1-1") == ["morph"]
    assert table.hand(0) == ["attack_01"]
    assert table.ships("1-1")[0] == 1


def test_an_empty_hand_takes_one_card() -> None:
    """CP-33 (b)."""
    table = stage(cards=("attack_04", "attack_40"), envelopes={"1-1": "attack_00 morph"}).until(
        "pig-envelope"
    )
    assert sorted(table.ask(0).options) == ["orders", "pass", "take"]
    table.tell("0: take card=morph_1")
    assert table.hand(0) == ["morph"]
    assert [args["number"] for args in table.said("cosmic-pig-took")] == [1]


def test_of_several_copies_of_a_card_one_can_be_taken() -> None:
    """CP-33 (b): the menu names each kind once, the best first."""
    table = stage(cards=("attack_04", "attack_40"), envelopes={"1-1": "attack_10 attack_10 morph"})
    table.until("pig-envelope")
    moves = suggest(table.view(0), table.ask(0), "take")
    assert [find_kind(one.reply.text("card")).name for one in moves] == ["morph", "attack_10"]


def test_cards_are_stashed_in_an_empty_envelope_alone() -> None:
    """CP-33 (c), CP-34."""
    table = lander()
    assert sorted(table.ask(0).options) == ["orders", "pass", "stash"]
    table.tell("0: stash cards=morph_1+quash_1+plague_1")
    assert contents(table, "1-1") == ["morph", "plague", "quash"]
    assert [args["number"] for args in table.said("cosmic-pig-stashed")] == [3]


def test_nought_is_said_aloud_too() -> None:
    """CP-34."""
    table = lander(envelopes={"1-1": "attack_00"}).tell("0: pass")
    assert [args["number"] for args in table.said("cosmic-pig-exchanged")] == [0]


def test_an_ally_who_lands_looks_nowhere_and_neither_does_the_defense_that_wins() -> None:
    """CP-R16."""
    table = stage(cards=("attack_04", "attack_40"), allies={2: "offense 2"}, envelopes={"1-1": "morph"})
    table.until("pig-envelope").tell("0: pass").finish()
    assert [fact.to for fact in table.facts if fact.says.key == "cosmic-pig-sees"] == [(0,)]
    table = stage(cards=("attack_40", "attack_04"), envelopes={"1-1": "morph"}).finish()
    assert table.said("cosmic-pig-sees") == []


def test_settling_an_own_planet_is_a_landing() -> None:
    """CP-R16, CE-52b."""
    table = stage(
        cards=("attack_04", "attack_40"),
        chapter="launch",
        destiny="colour_0_1",
        placed={0: ["2-1 4"]},
        envelopes={"0-5": "morph"},
    ).until("launch")
    table.tell("0: refound planet=0-5 ships=0-1.1+")
    assert table.question == "cosmic-ask-pig-envelope"


def test_a_colony_got_by_a_deal_is_a_landing_and_the_piggy_may_be_traded() -> None:
    """CP-33, CP-36: the offense looks first (CP-R17)."""
    table = stage(
        cards=("negotiate", "negotiate"), piggy=1, envelopes={"1-3": "morph", "0-3": "quash"}
    ).until("deal")
    table.tell(
        "0: offer give-planet=0-3 give-ships=1 take-planet=1-3 take-ships=1 take-types=piggy+", "1: accept"
    ).until("pig-envelope")
    assert holder(table) == 0
    assert table.asked == [0]
    table.tell("0: pass").until("pig-envelope")
    assert table.asked == [1]


def test_what_a_landing_shows_is_remembered() -> None:
    """BOT-4: what one put where, and what one saw there and when."""
    table = lander(envelopes={"1-1": "attack_00"}).tell("0: exchange put=morph_1+ take=attack_00_1+")
    (one,) = kept(table).notes["0"]
    assert (one.planet, one.turn, one.how, one.cards) == ("1-1", 1, "put", ("morph_1",))


def test_sums_are_pure_figures() -> None:
    """CP-20: whoever asks for them changes nothing."""
    table = stage(cards=("attack_10", "attack_10")).until("card")
    state = table.state
    for side in (state.now.offense, state.now.defense):
        assert side is not None
        side.shown = "attack_10"
        assert reckon(state, side) == reckon(state, side)
    assert hooks.lower_wins.of(False, hooks.Now(state))


# ------------------------------------------------------------------------------------------------- with Planetoids


def test_what_lay_under_a_planetoid_that_is_gone_is_discarded_and_the_piggy_falls() -> None:
    """X-3: and all fight for it; envelopes of others stay (X-1)."""
    table = stage(cards=("attack_04", "attack_40"), envelopes={"2-2": "morph quash", "2-3": "plague"}).until(
        "card"
    )
    run(spill(Vanished(table.state, "2-2", Seat(2))))
    assert sorted(table.discards) == ["morph", "quash"]
    assert contents(table, "2-3") == ["plague"]
    table = stage(cards=("attack_04", "attack_40"), piggy="2-2").until("card")
    steps = spill(Vanished(table.state, "2-2", Seat(2))).__await__()
    for _ in range(4):
        next(steps)
    assert table.state.table == [PIGGY]
    assert table.state.now.suspended


def test_what_planetoids_ask_for_to_win_is_not_said() -> None:
    """X-6: markers alone are, and games last as long as without planetoids."""
    both: dict[str, Setting] = {**ON, "planetoids": True, "pace": "orders"}
    play = Play.new(RULEBOOK, 4, both)
    lines = RULEBOOK.summary(play.view(None))
    assert "cosmic-summary-markers" in [line.key for line in lines]
    assert {line.args["needed"] for line in lines if line.key == "cosmic-summary-seat"} == {0}
    assert (
        estimate_length(RULEBOOK.assembly, 4, both).turns
        == estimate_length(RULEBOOK.assembly, 4, {**ON, "pace": "orders"}).turns
    )


def test_the_planetoid_step_comes_after_the_exposure_die_and_its_bases_count() -> None:
    """X-2, X-5, X-6, X-7: a system is where its planetoid is now (X-4); a move is no landing."""
    both = {**ON, "planetoids": True}
    play = Play.new(RULEBOOK, 4, {**both, "pace": "orders"})
    luck = random.Random(4)
    told: list[str] = []
    while not {"cosmic-planetoid-moves", "cosmic-planetoid-creates-only"} & {*told}:
        seat = play.awaited[0]
        ask = play.asks[seat]
        reply = draw_reply(ask, luck.randrange) if seat == CHANCE else ask.default
        told += [fact.says.key for fact in play.take(seat, reply).facts]
    steps = [
        key
        for key in told
        if key in {"cosmic-pig-exposure", "cosmic-planetoid-moves", "cosmic-planetoid-creates-only"}
    ]
    assert steps[0] == "cosmic-pig-exposure"
    state = play.state
    planetoids = [name for name, planet in state.planets.items() if planet.kind == "planetoid"]
    assert planetoids
    owner = next(seat for seat in state.seats if state.ships[planetoids[0]][seat])
    assert count_bases(state, owner) == sum(1 for name in state.planets if state.ships[name][owner])
    PIG.of(state).envelopes[planetoids[0]] = [PIGGY]
    for player in state.players:
        player.hand = [card for card in player.hand if card != PIGGY]
    for planet, cards in PIG.of(state).envelopes.items():
        PIG.of(state).envelopes[planet] = [one for one in cards if one != PIGGY or planet == planetoids[0]]
    assert find_possessor(state) == state.planets[planetoids[0]].system
