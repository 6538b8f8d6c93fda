"""Cosmic Pig: the deal of fourteen, cards that are hidden, aliens that may be dealt, the dice, and how it ends."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from games.cosmic.expansions.cosmic_pig.rules.dice import find_limit
from games.cosmic.expansions.cosmic_pig.rules.refusals import TOO_FEW_CARDS, count_stock
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY, PigOptions
from games.cosmic.extension.declarations import DEALT
from games.cosmic.extension.hooks import Now, pool
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules import first_hands
from games.cosmic.state.catalogue import find_kind, list_all, list_deck
from games.cosmic.state.options import read_options
from games.cosmic.state.state import State
from games.cosmic.views.names import count_number
from games.cosmic.views.view import View
from porc_royal.asks import Reply, Several
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.cosmic.pig import ON, contents, holder, kept, stage

Game = Play[State, View]


def deal(players: int, **settings: Setting) -> Game:
    """A game up to the first player who hides cards."""
    luck = random.Random(players)
    play: Game = Play.new(RULEBOOK, players, {**ON, "pace": "orders", **settings})
    while not any(ask.key == "cosmic-ask-pig-hide" for ask in play.asks.values()):
        seat = play.awaited[0]
        ask = play.asks[seat]
        play.take(seat, draw_reply(ask, luck.randrange) if seat == CHANCE else ask.default)
    return play


def hider(play: Game) -> Seat:
    return next(seat for seat, ask in play.asks.items() if ask.key == "cosmic-ask-pig-hide")


def discard_surplus(play: Game, seat: Seat) -> Reply:
    """Whatever comes first, and hide no more."""
    wanted = play.asks[seat].options["discard"].fields["discarded"]
    assert isinstance(wanted, Several)
    return Reply("discard", {"discarded": tuple(wanted.choices({}))[: wanted.least]})


# ---------------------------------------------------------------------------------------------------------- the deal


def test_misers_hoard_is_of_the_deck_and_never_holds_the_piggy(monkeypatch: pytest.MonkeyPatch) -> None:
    """CE-R19: it may not hoard its fourteen cards, among which The Piggy may be."""
    apart = first_hands.keep_apart

    def stack(state: State, pool: Sequence[str]) -> list[str]:
        return ["miser", *(one for one in apart(state, pool) if one != "miser")]

    monkeypatch.setattr(first_hands, "keep_apart", stack)
    miser = deal(3, aliens="all").state.players[0]
    assert miser.powers == ["miser"]
    hoard = miser.face_down["miser"]
    assert (len(hoard), PIGGY in hoard, len(miser.hand)) == (8, False, 14)


@pytest.mark.parametrize(("players", "left"), [(3, 50), (4, 36), (5, 22), (6, 10), (7, 22), (8, 10)])
def test_tv_7_fourteen_each_and_the_piggy_in_one_hand(players: int, left: int) -> None:
    """CP-6, BOT-7: 14p - 1 cards of the stock and The Piggy; seven and eight with the cards for large groups, once."""
    play = deal(players, large_group="always" if players > 6 else "never")
    hands = [player.hand for player in play.state.players]
    assert [len(hand) for hand in hands] == [14] * players
    assert sum(PIGGY in hand for hand in hands) == 1
    assert len(play.state.deck.pile) == left
    assert PIGGY not in play.state.deck.pile
    assert count_stock(RULEBOOK.assembly, play.state.options, players) == 14 * players - 1 + left


@pytest.mark.parametrize(("players", "left"), [(3, 50), (4, 36), (5, 46), (6, 58), (7, 70), (8, 82)])
def test_as_many_cards_for_large_groups_are_shuffled_in_as_envelopes_may_keep(
    players: int, left: int
) -> None:
    """BOT-7, CD-10: what is hidden does not come back, and each encounter would have its quake."""
    play = deal(players)
    assert len(play.state.deck.pile) == left
    assert len(frozenset(list_deck(RULEBOOK.assembly, play.state.options, players))) == len(
        list_deck(RULEBOOK.assembly, play.state.options, players)
    )


def test_the_piggy_and_eight_edicts_and_finder_are_in_the_deck() -> None:
    """CP-1, CP-2, CE-R9: 72 + 8 + 1, and The Piggy, which cannot be played; Finder is in one deck alone."""
    deck = list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, ON), 4)
    assert len(deck) == 72 + 8 + 1 + 1
    kinds = Counter(find_kind(card).type for card in deck)
    assert kinds["artifact"] == 11 + 8 + 1
    assert kinds["piggy"] == 1
    assert not find_kind(PIGGY).is_encounter
    assert not find_kind(PIGGY).is_played
    assert len(list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {}), 5)) == 72
    assert (
        len(list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {**ON, "pig_finder": False}), 4))
        == 81
    )
    rewarded = {
        deck: list_all(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {**ON, "reward_deck": deck}), 5)
        for deck in ("dominion", "incursion", "both")
    }
    finders = {
        deck: [card for card in cards if card.startswith("finder")] for deck, cards in rewarded.items()
    }
    assert finders == {"dominion": ["finder_1"], "incursion": ["finder_r1"], "both": ["finder_r1"]}


@pytest.mark.parametrize(
    ("players", "group", "refused"), [(6, "never", False), (7, "never", True), (7, "by-number", False)]
)
def test_too_few_cards_for_so_many_are_refused_with_the_reason(
    players: int, group: str, refused: bool
) -> None:
    """BOT-7: seven without the cards for large groups."""
    why = RULEBOOK.refuse(players, {**ON, "large_group": group})
    assert (why is not None) is refused
    assert RULEBOOK.refuse(players, {"large_group": group}) is None
    if why is not None:
        assert why.key == TOO_FEW_CARDS
        with pytest.raises(ValueError, match="7"):
            RULEBOOK.setup(players, {**ON, "large_group": group})


def test_which_aliens_may_be_dealt() -> None:
    """CP-7, CP-8, CP-26, CP-R24, CP-R25, X-9, X-21; CE-R19: nobody wins by planets or colours."""

    def dealt(**settings: Setting) -> set[str]:
        return set(pool.of(RULEBOOK.assembly[DEALT], Now(RULEBOOK.setup(4, settings))))

    plain, pig = dealt(), dealt(**ON)
    assert plain - pig == {"anti_matter", "masochist", "tick_tock", "virus", "trader", "ace", "lizard"}
    assert pig - plain == {"homo_sapiens"}
    assert "trader" in dealt(**ON, pig_trader=True)


# ---------------------------------------------------------------------------------------------------------- hiding


def test_cards_are_hidden_in_any_open_envelopes_and_seven_are_kept() -> None:
    """CP-9, CP-10, CP-11, CP-3: whoever hides first begins; envelopes used are public, cards and counts are not."""
    play = deal(4)
    first = hider(play)
    hand = list(play.state.players[first].hand)
    assert first == play.state.offense
    play.take(first, Reply("hide", {"cards": tuple(hand[:2]), "planet": "3-1"}))
    play.take(first, Reply("hide", {"cards": (hand[2],), "planet": "0-4"}))
    surplus = [card for card in hand[3:] if card != PIGGY][:4]
    step = play.take(first, Reply("discard", {"discarded": tuple(surplus)}))
    state = play.state
    assert PIG.of(state).envelopes == {"3-1": hand[:2], "0-4": [hand[2]]}
    assert len(state.players[first].hand) == 7
    assert set(surplus) <= set(state.deck.discards)
    (told,) = (fact for fact in step.facts if fact.says.key == "cosmic-pig-hides")
    assert told.to is None
    assert set(told.says.args) == {"who", "number", "planets"}
    assert told.says.args["number"] == 2
    assert all(card not in str(play.view(None).expansions) for card in hand[:3])


def test_the_piggy_may_be_hidden_and_not_discarded() -> None:
    """CP-10, CP-11."""
    play = deal(3)
    while PIGGY not in play.state.players[hider(play)].hand:
        play.take(hider(play), play.asks[hider(play)].default)
    ask = play.asks[hider(play)]
    assert PIGGY in ask.options["hide"].fields["cards"].choices({})  # type: ignore[union-attr]
    assert PIGGY not in ask.options["discard"].fields["discarded"].choices({})  # type: ignore[union-attr]
    assert PIGGY not in ask.default.many("discarded")


def test_envelopes_chosen_by_earlier_players_are_closed_and_own_ones_open() -> None:
    """CP-10, CP-R7: any system; and planets only (CP-R6)."""
    play = deal(3, moons=True)
    first = hider(play)
    hand = play.state.players[first].hand
    play.take(first, Reply("hide", {"cards": (hand[0],), "planet": "2-2"}))
    open_now = play.asks[first].options["hide"].fields["planet"].choices({})  # type: ignore[union-attr]
    assert "2-2" in open_now
    assert len(open_now) == 15
    play.take(first, discard_surplus(play, first))
    left = play.asks[hider(play)].options["hide"].fields["planet"].choices({})  # type: ignore[union-attr]
    assert len(left) == 14
    assert "2-2" not in left


def test_what_was_put_in_may_be_taken_back_until_one_is_done() -> None:
    """CP-10: it is one question, answered in parts that nobody else can see."""
    play = deal(3)
    first = hider(play)
    hand = list(play.state.players[first].hand)
    place = play.place
    play.take(first, Reply("hide", {"cards": tuple(hand[:3]), "planet": "0-1"}))
    assert play.place == place
    play.take(first, Reply("unhide", {"planet": "0-1"}))
    play.take(first, discard_surplus(play, first))
    assert PIG.of(play.state).envelopes == {}
    assert len(play.state.players[first].hand) == 7


def test_whoever_hides_first_begins_and_no_destiny_card_is_drawn_for_it() -> None:
    """CP-9, CP-R30."""
    play = deal(4)
    first, fates = hider(play), [*play.state.destiny.pile]
    assert play.state.destiny.discards == []
    while any(ask.key == "cosmic-ask-pig-hide" for ask in play.asks.values()):
        play.take(hider(play), play.asks[hider(play)].default)
    assert (play.state.offense, play.state.destiny.pile) == (first, fates)


def test_planets_keep_their_numbers_and_attacks_have_no_titles() -> None:
    """CP-4, CP-5: planets are named after the system and the place there; attacks of a value are alike."""
    view = deal(3).view(None)
    assert [count_number(view, f"1-{place}") for place in range(1, 6)] == [1, 2, 3, 4, 5]
    attacks = [
        find_kind(card)
        for card in list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, ON), 4)
        if card.startswith("attack_10")
    ]
    assert len(attacks) == 4
    assert all(kind == attacks[0] for kind in attacks)


def test_counts_are_told_where_that_was_agreed() -> None:
    """CP-R5."""
    play = deal(3, pig_counts=True)
    first = hider(play)
    play.take(first, Reply("hide", {"cards": tuple(play.state.players[first].hand[:2]), "planet": "0-1"}))
    step = play.take(first, discard_surplus(play, first))
    assert [
        fact.says.args["number"] for fact in step.facts if fact.says.key == "cosmic-pig-hides-so-many"
    ] == [2]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_absent_hide_what_is_worth_least_at_home_and_keep_their_low_attacks(players: int) -> None:
    """CP-10, CP-11, CP-20, CE-R10: the lower total wins; nothing is thrown away, and nobody is left without a card."""
    play = deal(players)
    for _ in range(players):
        seat = hider(play)
        hand = list(play.state.players[seat].hand)
        step = play.take(seat, play.asks[seat].default)
        kept = play.state.players[seat].hand
        hidden = {
            planet: cards for planet, cards in PIG.of(play.state).envelopes.items() if planet[0] == str(seat)
        }
        assert sorted([*kept, *(card for cards in hidden.values() for card in cards)]) == sorted(hand)
        assert len(kept) == 7
        assert "cosmic-discards" not in {fact.says.key for fact in step.facts}
        attacks = sorted(find_kind(card).value for card in hand if find_kind(card).is_attack)
        left = sorted(find_kind(card).value for card in kept if find_kind(card).is_attack)
        assert left == attacks[: len(left)]
        assert left
        assert (PIGGY in kept) is (PIGGY in hand)


def test_where_no_envelope_is_open_nothing_is_offered_to_be_hidden() -> None:
    """CP-10: "except envelopes that have already been chosen"; 3 x 5 envelopes, two players with 14 cards each."""
    play = deal(3)
    for _ in range(2):
        seat = hider(play)
        for card in list(play.state.players[seat].hand)[:14]:
            fields = play.asks[seat].options.get("hide")
            if fields is None:
                break
            planets = fields.fields["planet"].choices({})  # type: ignore[union-attr]
            free = next((one for one in planets if one not in PIG.of(play.state).plans[str(seat)]), None)
            if free is None:
                break
            play.take(seat, Reply("hide", {"cards": (card,), "planet": free}))
        play.take(seat, play.asks[seat].default)
    assert set(play.asks[hider(play)].options) == {"discard", "orders"}


def test_where_no_envelope_at_home_is_open_the_absent_discard_what_is_worth_least() -> None:
    """CP-10, CP-11, CP-20."""
    play = deal(3)
    first = hider(play)
    second = Seat((first + 1) % 3)
    for place in range(1, 6):
        card = play.state.players[first].hand[place - 1]
        play.take(first, Reply("hide", {"cards": (card,), "planet": f"{second}-{place}"}))
    play.take(first, play.asks[first].default)
    ask = play.asks[second]
    assert ask.default.option == "discard"
    thrown = {find_kind(card).value for card in ask.default.many("discarded") if find_kind(card).is_attack}
    play.take(second, ask.default)
    kept = [find_kind(card).value for card in play.state.players[second].hand if find_kind(card).is_attack]
    assert max(kept) <= min(thrown)


# ---------------------------------------------------------------------------------------------------------- the dice


@pytest.mark.parametrize(("piggy", "key"), [(2, "cosmic-pig-in-hand"), ("2-3", "cosmic-pig-in-envelope")])
def test_a_one_on_the_exposure_die_tells_where_the_piggy_is(piggy: int | str, key: str) -> None:
    """CP-17, CP-R12: nothing moves, and it is told once."""
    table = stage(piggy=piggy, chapter="encounter").tell("chance: 1")
    assert len(table.said(key)) == 1
    assert table.said("cosmic-pig-dropped") == []
    table = stage(piggy=piggy, chapter="encounter").tell("chance: 2")
    assert table.said(key) == []


def end(dice: str, **said: object) -> object:
    """The end of an encounter in which nothing happened."""
    table = stage(chapter="end", **said)  # type: ignore[arg-type]
    table.tell(f"chance: {dice}")
    return table.play.result


def test_tv_16_a_two_ends_the_game_and_without_a_ship_at_home_all_lose() -> None:
    """CP-12 to CP-14, CP-16: The Piggy is under Yellow's planet, Yellow has nobody there."""
    away = {2: ["0-1 4", "0-2 4", "0-3 4", "0-4 4", "0-5 4"]}
    for piggy in ("2-3", 2):
        result = end("1 1", piggy=piggy, placed=away)
        assert result.winners == ()  # type: ignore[attr-defined]
    assert end("1 1", piggy="2-3").winners == (2,)  # type: ignore[attr-defined]
    assert end("1 1", piggy=3).winners == (3,)  # type: ignore[attr-defined]
    assert end("1 2", piggy="2-3").why.key == "stop"  # type: ignore[attr-defined]


def test_nobody_wins_while_the_piggy_is_nobodys() -> None:
    """CP-14."""
    table = stage(chapter="end", piggy=1)
    table.state.players[1].hand.remove(PIGGY)
    table.tell("chance: 1 1")
    assert table.play.result is not None
    assert table.play.result.why.key == "cosmic-pig-lost-nobody"


def test_five_foreign_colonies_win_nothing() -> None:
    """CP-15."""
    five = [f"{system}-{planet} 1" for system, planet in ((2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3))]
    table = stage(cards=("attack_04", "attack_40"), placed={0: five}).until("pig-envelope")
    assert table.play.result is None
    assert not table.view(None).colonies_win


@pytest.mark.parametrize(
    ("encounters", "least"), [(1, 2), (7, 2), (8, 2), (10, 2), (11, 3), (14, 4), (35, 11)]
)
def test_the_game_ends_sooner_where_that_was_agreed(encounters: int, least: int) -> None:
    """CP-R29: from the eighth encounter on the limit is 2 + (n - 8) // 3."""
    assert find_limit(PigOptions(pig_end="sooner"), encounters) == least
    assert find_limit(PigOptions(pig_end="dice"), encounters) == 2


def test_the_lobby_proposes_the_sooner_end() -> None:
    """CP-R29: by the dice alone a game lasts 36 encounters, which takes months by chat."""
    assert PIG.options_of(read_options(RULEBOOK.assembly, ON)).pig_end == "sooner"


def test_the_dice_fall_when_the_encounter_is_cleared_away_and_a_turn_ends_without_one_too() -> None:
    """CP-16, CP-R17: capture, compensation, envelope, discards, then the dice; also where an encounter stopped."""
    table = stage(cards=("attack_04", "attack_40"), piggy=1, through=True, hands={1: "negotiate"})
    table.until("pig-envelope").tell("0: pass")
    keys = [fact.says.key for fact in table.facts]
    assert keys.index("cosmic-pig-captures") < keys.index("cosmic-lands") < keys.index("cosmic-pig-exchanged")
    assert table.discards == ["attack_04", "attack_40"]
    assert table.asked == [-1]
    assert holder(table) == 0
    stopped = stage(cards=("", ""), through=True).tell("chance: 3 4")
    assert [args["number"] for args in stopped.said("cosmic-pig-end")] == [7]
    assert contents(stopped, "3-5") == ["the_piggy"]
    assert kept(stopped).encounters == 0
