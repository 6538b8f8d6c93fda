"""Aristocrat and Gambler, who know what others do not."""

from collections.abc import Sequence

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules import first_hands
from games.cosmic.rules.claims import swap_cards
from games.cosmic.state.roles import list_sides
from games.cosmic.state.state import Policy, State
from porc_royal.asks import Order
from porc_royal.facts import CHANCE, Named, Seat, Who
from porc_royal.rulebook import Setting
from tests.cosmic.prepared import carry_out, deal_aliens, find_what, prepare, reply
from tests.cosmic.scenario import Table, meet, position, ready

UNUSED = ("flare_fido", "flare_mite", "flare_trader", "flare_will")

# ----------------------------------------------------------------------------------------------- Aristocrat


def test_aristocrat_takes_one_unused_flare_too_many_out_of_the_game() -> None:
    """DV-9: X unmatched in hand, Y unmatched drawn, Z matched."""
    table = prepare(
        *("aristocrat", "human"),
        cards=("attack_20", "attack_10"),
        hands={0: "flare_human flare_will"},
        unused=UNUSED[:1],
    ).until("choose-card")
    assert find_what(table, 0) == "aristocrat-remove"
    offered = table.play.asks[Seat(0)].options["card"].fields["cards"]
    assert list(offered.choices({})) == ["flare_fido", "flare_will"]  # type: ignore[union-attr]
    reply(table, 0, "card", cards=("flare_will",)).until("card")
    assert (table.state.gone, sorted(table.hand(0))) == (
        ["flare_will"],
        ["attack_20", "flare_fido", "flare_human"],
    )


def test_aristocrat_draws_nothing_where_it_has_ordered_so_or_is_zapped() -> None:
    for mine, theirs, hand in (
        (Policy(idle=("aristocrat",)), Policy(), ""),
        (Policy(), Policy(powers=("aristocrat",)), "cosmic_zap"),
    ):
        table = prepare(
            "aristocrat",
            cards=("attack_20", "attack_10"),
            hands={1: hand},
            policies={0: mine, 1: theirs},
            unused=UNUSED,
        ).until("card")
        assert table.hand(0) == ["attack_20"]


def test_aristocrat_chooses_its_first_hand_from_the_whole_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A60, CE-R73: the others are dealt afterwards, and nobody else sees what it chose."""
    table = deal_aliens(monkeypatch, "aristocrat").until("choose-card")
    asked = table.play.asks[Seat(0)]
    assert (find_what(table, 0), len(asked.default.many("cards"))) == ("aristocrat-hand", 8)
    offered = list(asked.options["card"].fields["cards"].choices({}))  # type: ignore[union-attr]
    assert "flare_aristocrat" not in offered
    chosen = tuple(
        card for card in offered if card.startswith("flare") or card in {"attack_40_1", "attack_30_1"}
    )[:8]
    reply(table, 0, "card", cards=chosen)
    while not table.state.players[1].hand:
        table.step()
    assert sorted(table.state.players[0].hand) == sorted(chosen)
    assert [len(table.hand(seat)) for seat in range(4)] == [8] * 4
    told = [fact for fact in table.facts if fact.says.key == "cosmic-drew" and Seat(0) in (fact.to or ())]
    assert [fact.to for fact in told] == [(Seat(0),)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_aristocrat_chooses_eight_before_the_stack_of_cosmic_pig_is_made(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    """DV-10, CE-R19: of all cards but The Piggy; 14p - 9 others and The Piggy are dealt, six of them to Aristocrat."""
    apart = first_hands.keep_apart

    def stack(state: State, pool: Sequence[str]) -> list[str]:
        return ["aristocrat", *(one for one in apart(state, pool) if one != "aristocrat")]

    monkeypatch.setattr(first_hands, "keep_apart", stack)
    options: dict[str, Setting] = {"aliens": "all", "cosmic_pig": True}
    table = meet(chapter="powers", options=options, players=players).until("alien")
    reply(table, 0, "keep", alien="aristocrat").until("choose-card")
    offered = table.choices(0, "card", "cards")
    assert PIGGY not in offered
    chosen = tuple(offered[:8])
    reply(table, 0, "card", cards=chosen)
    while "chance-pig-deal" not in {ask.key for ask in table.play.asks.values()}:
        table.step()
    order = table.play.asks[CHANCE].options["shuffled"].fields["order"]
    assert isinstance(order, Order)
    stacked = list(order.choices({}))
    assert (len(stacked), stacked.count(PIGGY)) == (14 * players - 9 + 1, 1)
    assert not set(chosen) & set(stacked)
    table.step()
    hands = [player.hand for player in table.state.players]
    assert [len(hand) for hand in hands] == [14] * players
    assert set(chosen) <= set(hands[0])
    assert {*chosen, *stacked} == {card for hand in hands for card in hand}


def test_aristocrats_super_looks_through_all_unused_flares() -> None:
    table = prepare(
        "aristocrat",
        cards=("attack_20", "attack_10"),
        hands={0: "flare_aristocrat"},
        flares=("0:aristocrat.super",),
        unused=UNUSED,
    ).until("choose-yes")
    reply(table, 0, "yes")
    assert find_what(table, 0) == "aristocrat-take"
    reply(table, 0, "card", cards=("flare_trader",)).until("card")
    assert ("flare_aristocrat" in table.discards, sorted(table.hand(0))) == (
        True,
        ["attack_20", "flare_trader"],
    )


def test_aristocrats_wild_takes_a_card_of_the_deck_and_goes_to_aristocrat() -> None:
    table = prepare(
        *("", "", "aristocrat"),
        hands={0: "flare_aristocrat attack_08"},
        policies={0: ready("aristocrat")},
        chapter="encounter",
    ).until("choose-card")
    reply(table, 0, "card", cards=("attack_40_1",)).until("launch")
    assert (table.hand(0), table.hand(2)) == (["attack_08", "attack_40"], ["flare_aristocrat"])


# -------------------------------------------------------------------------------------------------- Gambler


def claim(kind: str, card: str = "attack_04", other: str = "attack_20", **said: object) -> Table:
    """Red, Gambler, keeps its card down."""
    table = prepare("gambler", cards=(card, other), **said).until("gambler-claim")  # type: ignore[arg-type]
    return reply(table, 0, "claim", card=kind)


def test_a_claim_that_is_believed_is_what_the_card_is() -> None:
    """DV-28: 30 + 3 against 20 + 4; the real card lies under the deck, not on the discards."""
    table = claim("attack_30")
    assert not any(args["who"].seat == 0 for args in table.said("cosmic-reveals"))  # type: ignore[union-attr]
    reply(table, 1, "pass").finish()
    assert table.totals == {0: 33, 1: 24}
    table = claim("attack_30", through=True)
    reply(table, 1, "pass").finish()
    assert table.state.deck.pile[0].startswith("attack_04")
    assert "attack_04" not in table.discards


def test_nobody_but_gambler_ever_sees_a_card_that_was_believed() -> None:
    """CE-R46, the ledger: its back and its place are public."""
    table = reply(claim("attack_30"), 1, "pass")
    mine, theirs = (table.play.view(Seat(seat)) for seat in (0, 1))
    assert mine.own == ("attack_04_1",)
    assert theirs.own[:1] != ("attack_04_1",)
    assert theirs.encounter is not None
    side = theirs.encounter.offense
    assert (side.shown, side.cards, side.down, side.backs) == ("attack_30", (), 1, ("cosmic",))
    table.finish()
    told = [fact for fact in table.facts if "attack-04" in str(fact.says.args) and fact.to is None]
    assert not told


def test_the_card_lies_face_down_while_the_claim_is_doubted_or_not() -> None:
    table = claim("attack_30")
    view = table.play.view(Seat(1))
    assert view.encounter is not None
    assert (view.encounter.offense.cards, view.encounter.offense.down) == ((), 1)
    assert view.encounter.defense is not None
    assert len(view.encounter.defense.cards) == 1


@pytest.mark.parametrize(("warp", "lost"), [(14, 2), (12, 4), (0, 4)])
def test_whoever_doubts_a_true_claim_loses_ships_from_outside(warp: int, lost: int) -> None:
    """DV-29: as many as it has in the encounter, four; fewer if it has fewer elsewhere; those four fight on."""
    table = claim("attack_04", warp={1: warp})
    outside = 20 - 4 - warp
    assert sum(table.ships(f"1-{number}")[1] for number in range(2, 6)) == outside
    reply(table, 1, "doubt").finish()
    assert table.said("cosmic-loses")[0]["number"] == lost
    assert (table.lost(1), table.ships("1-1")[1]) == (warp + lost, 4)
    assert (table.totals, table.winner) == ({0: 7, 1: 24}, "defense")


def test_whoever_lies_and_is_doubted_loses_ships_and_the_real_card_counts() -> None:
    """DV-30: three ships in the encounter, five more at stake."""
    table = prepare(
        "gambler", cards=("attack_04", "attack_20"), flares=("0:gambler.super",), options={"pace": "orders"}
    ).until("gambler-claim")
    reply(table, 0, "claim", card="attack_30", number=5)
    reply(table, 1, "doubt")
    assert table.finish().totals == {0: 7, 1: 24}
    assert [args["number"] for args in table.said("cosmic-loses")] == [8, 3]


def test_a_claimed_negotiate_brings_compensation() -> None:
    """DV-32."""
    table = claim("negotiate", ships=2, hands={1: "attack_06 attack_07 attack_08"})
    reply(table, 1, "pass").finish()
    assert (table.winner, len(table.hand(0))) == ("defense", 2)


def test_a_zapped_claim_shows_the_card() -> None:
    table = claim("attack_30", hands={1: "cosmic_zap"}, policies={1: Policy(powers=("gambler",))})
    assert "gambler-doubt" not in " ".join(ask.key for ask in table.play.asks.values())
    assert table.finish().totals == {0: 7, 1: 24}


def test_gambler_is_never_dealt_beside_sorcerer() -> None:
    """A68: printed."""
    table = meet("gambler", "fido", cards=("attack_20", "attack_10")).until("gambler-claim")
    assert table.play.asks[Seat(0)].rule == "A68"


def test_gamblers_wild_adds_the_number_that_it_called_to_attacks_that_differ_by_as_much() -> None:
    for called, total in ((10, 33), (11, 23)):
        table = meet(
            cards=("attack_20", "attack_10"), hands={0: "flare_gambler"}, policies={0: ready("gambler")}
        ).until("choose-number")
        reply(table, 0, "number", number=called).finish()
        assert table.totals[0] == total


# ------------------------------------------------------------- Gambler, whose card Sorcerer has swapped (CE-R45)


def claim_over(kind: str, cards: tuple[str, str] = ("attack_30", "attack_06"), **said: object) -> Table:
    """Red is Gambler, Blue is Sorcerer and swaps their cards; Red claims what it is that Blue is about to show."""
    options: dict[str, Setting] = {"pairs": "revised", "pace": "orders"}
    table = prepare("gambler", "sorcerer", cards=cards, options=options, **said)  # type: ignore[arg-type]
    table.until("power").tell("1: use").until("gambler-claim-over")
    return reply(table, 0, "claim", card=kind)


def test_after_a_swap_gambler_claims_of_the_card_that_it_laid_and_the_other_is_to_show() -> None:
    """CE-R45: the 30 before Blue is believed to be a 04; the 06 that Blue laid counts for Red."""
    table = claim_over("attack_04", through=True)
    assert table.said("cosmic-reveals") == [{"who": Who(Seat(0)), "card": Named("card", "attack-06")}]
    reply(table, 1, "pass").finish()
    assert table.totals == {0: 9, 1: 8}
    assert table.said("cosmic-believes")[0]["other"] == Who(Seat(0))
    assert table.state.deck.pile[0].startswith("attack_30")
    assert "attack_30" not in table.discards


def test_neither_looks_at_a_card_that_was_swapped_and_may_be_claimed() -> None:
    """CE-R45: accepted or doubted without looking; before the reveal nobody sees the other one either."""
    state = position("gambler", "sorcerer", options={"pairs": "free"})
    for side, card in zip(list_sides(state), ("attack_30_1", "attack_06_1"), strict=True):
        side.card = card
    before = [RULEBOOK.view(state, Seat(seat)).own for seat in (0, 1)]
    swapped = carry_out(swap_cards, state=state).state
    after = [RULEBOOK.view(swapped, Seat(seat)).own for seat in (0, 1)]
    assert (before, after) == ([("attack_30_1",), ("attack_06_1",)], [(), ()])
    table = claim_over("attack_04")
    assert [table.play.view(Seat(seat)).own for seat in (0, 1)] == [("attack_06_1",), ()]
    reply(table, 1, "pass")
    view = table.play.view(Seat(1))
    assert view.encounter is not None and view.encounter.defense is not None
    assert (view.own, view.encounter.defense.down, view.encounter.defense.shown) == ((), 1, "attack_04")
    table.finish()
    assert not [fact for fact in table.facts if "attack-30" in str(fact.says.args) and fact.to is None]


@pytest.mark.parametrize(("claimed", "wrong", "number"), [("attack_04", 0, 3), ("attack_30", 1, 4)])
def test_doubted_it_is_shown_and_counts_where_it_lies(claimed: str, wrong: int, number: int) -> None:
    """CE-R45, 3.6: whoever was wrong loses as many ships as it has in the encounter."""
    table = claim_over(claimed)
    reply(table, 1, "doubt").finish()
    first = table.said("cosmic-loses")[0]
    assert (first["who"], first["number"]) == (Who(Seat(wrong)), number)
    assert table.totals == {0: 9, 1: 34}


def test_an_allied_sorcerer_swaps_it_as_well() -> None:
    """CE-R45, A40: with its super flare."""
    table = prepare(
        *("gambler", "", "sorcerer"),
        cards=("attack_30", "attack_06"),
        hands={2: "flare_sorcerer"},
        policies={2: ready("sorcerer")},
        allies={2: "defense 1"},
        options={"pairs": "revised"},
    ).until("power")
    table.tell("2: use").until("gambler-claim-over")
    assert table.play.asks[Seat(0)].args == {"other": Who(Seat(1))}


def test_a_zapped_claim_of_a_swapped_card_shows_it() -> None:
    table = prepare(
        "gambler",
        "sorcerer",
        cards=("attack_30", "attack_06"),
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("gambler",))},
        options={"pairs": "revised", "pace": "orders"},
    ).until("power")
    reply(table.tell("1: use").until("gambler-claim-over"), 0, "claim", card="attack_04").finish()
    assert (table.totals, table.said("cosmic-believes")) == ({0: 9, 1: 34}, [])
