"""Openings of Cosmic Encounter that are set up by hand: situations in which what is hidden would show if it leaked.

Each is a position of `tests/cosmic/scenario.py` and the replies that lead on from there, played by the rules. Luck
comes to such situations too rarely, and elsewhere as soon as anything more or less is asked.
"""

from collections.abc import Callable, Mapping
from typing import Final, Self, TypeAlias, Unpack

from games.cosmic import facts
from games.cosmic.aliens.saboteur import hide
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind, name_flare
from games.cosmic.state.state import Policy, State
from porc_royal.asks import Answer, Reply
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting
from tests.cosmic.scenario import Said, Table, position
from tests.cosmic.techs.laboratory import lay_techs
from tests.promises.moderated import Opening

MakeOpening: TypeAlias = Callable[[], Opening]
AFTER: Final = 7
"""How much happens once a table stands where it is set up."""
GATES: Final[Mapping[str, Setting]] = {"pace": "gates"}
EVERY: Final[Mapping[str, Setting]] = {"pace": "every"}

PLAYED: Final = ("tripler", "warpish", "masochist", "ethic")
REFUSED: Final = ("virus", "macron", "zombie", "shadow")
"""The aliens of the seats, of which nobody is asked anything, and those that they were dealt besides."""
HANDS: Final[Mapping[int, str]] = {
    0: "card_zap mobius_tubes flare_virus attack_04 attack_06 attack_10 attack_20 negotiate reinforcement_2",
    1: "attack_06 attack_08 attack_12 attack_30 negotiate reinforcement_3 quash flare_macron",
    2: "attack_08 attack_40 negotiate reinforcement_5 cosmic_zap card_zap plague flare_zombie",
    3: "attack_04 attack_14 negotiate reinforcement_3 emotion_control force_field flare_shadow flare_ethic",
}
"""Hands that hold something of everything."""

NOBODY: Final[Mapping[int, str]] = {}
TOKENS: Final[Mapping[str, str]] = {
    f"{seat}-{place}": "trap" if place == 1 else "decoy" for seat in range(4) for place in (1, 2, 3)
}
"""Saboteur's tokens, by planet."""


class Scripted(Table):
    """A table that is played as it is written, by all the rules; it remembers the replies since its last seam."""

    def __init__(self, state: State, chapter: str, settings: Mapping[str, Setting]) -> None:
        super().__init__(RULEBOOK, state, chapter)
        self.settings = settings
        self.lead: list[tuple[Seat, Reply]] = []

    def take(self, seat: Seat, reply: Reply) -> None:
        step = self.play.take(seat, reply)
        self.facts.extend(step.facts)
        self.lead = [] if step.seam is not None else [*self.lead, (seat, step.reply)]

    def reply(self, seat: int, option: str, /, **fields: Answer) -> Self:
        """One reply; cards of the own hand are named by their kinds."""
        self.take(Seat(seat), Reply(option, {name: self._find(seat, one) for name, one in fields.items()}))
        return self

    def open(self, case: str) -> Opening:
        """Where two runs begin: at the last seam, with what leads to where the table stands now."""
        at, players = self.play.position, len(self.state.players)
        return Opening(
            RULEBOOK, players, self.settings, at.chapter, at.state, case=case, lead=tuple(self.lead)
        )

    def _find(self, seat: int, answer: Answer) -> Answer:
        if isinstance(answer, tuple):
            return tuple(str(self._find(seat, one)) for one in answer)
        held = (card for card in self.state.players[seat].hand if find_kind(card).name == answer)
        return next(held, answer)


def lay_out(
    settings: Mapping[str, Setting],
    chapter: str,
    /,
    aliens: Mapping[int, str] = NOBODY,
    change: Callable[[State], None] = lambda state: None,
    **said: Unpack[Said],
) -> Scripted:
    """A table of four at the beginning of a chapter; aliens and hands are the usual ones where it is not said.

    change: what else is otherwise
    """
    said["options"], said["chapter"] = settings, chapter
    said["hands"] = {**HANDS, **said.get("hands", {})}
    state = position(*(aliens.get(seat, alien) for seat, alien in enumerate(PLAYED)), **said)
    for seat, alien in zip(state.seats, REFUSED, strict=True):
        player = state.player(seat)
        player.dealt = (*player.powers, alien)
        if player.powers == ["saboteur"]:
            for planet, kind in TOKENS.items():
                hide(state, seat, planet, kind)
    held = [card for player in state.players for card in player.hand]
    flares = [name_flare(alien) for player in state.players for alien in player.dealt]
    state.deck.pile[:0] = [flare for flare in flares if flare not in held]
    change(state)
    return Scripted(state, chapter, settings)


def invite_allies() -> Opening:
    """Allies are about to be invited."""
    return lay_out(GATES, "alliance").open("cosmic")


def seal_answers(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Two of four have sealed their answers at the second gate."""
    table = lay_out(settings, "alliance").until("gate-alliances")
    return table.reply(1, "pass").reply(3, "play", card="force_field").open(case)


def owe_rewards() -> Opening:
    """Two defensive allies are owed rewards, and have ships in the warp."""
    allies = {2: "defense 3", 3: "defense 2"}
    table = lay_out(GATES, "planning", allies=allies, warp={2: 2, 3: 2}, ships=1)
    table.reply(0, "card", card="attack_06").reply(1, "card", card="attack_30")
    return table.until("reward").open("cosmic")


def owe_compensation() -> Opening:
    """Blue has shown a negotiate against an attack, and is about to take cards from Red's hand at random."""
    table = lay_out(GATES, "planning", placed={1: ["1-1 2"]})
    table.reply(0, "card", card="attack_20").reply(1, "card", card="negotiate").until("gate-revealed")
    return table.reply(0, "pass").reply(1, "pass").reply(2, "pass").open("cosmic")


def put_cards_down() -> Opening:
    """Where every window is asked, both cards lie face down, one of them a negotiate; each side has an ally."""
    table = lay_out(EVERY, "planning", allies={2: "offense 1", 3: "defense 1"}).until("card")
    return table.reply(0, "card", card="attack_20").reply(1, "card", card="negotiate").open("cosmic")


def choose_cards() -> Opening:
    """Both main players are about to choose their cards."""
    return lay_out(GATES, "planning").open("cosmic")


def launch() -> Opening:
    """The offense launches at whomever it likes."""
    return lay_out(GATES, "encounter", destiny="wild_1").until("launch").open("cosmic")


def launch_at_home() -> Opening:
    """Destiny has named the offense itself, which has an empty planet, and one where another has a colony."""
    table = lay_out(GATES, "encounter", destiny="colour_0_1", warp={0: 4}, placed={1: ["0-1 1"]})
    return table.until("launch").open("cosmic")


def open_windows() -> Opening:
    """Where every window is asked, an encounter begins."""
    return lay_out(EVERY, "encounter", destiny="wild_1").open("cosmic")


def play_artifacts() -> Opening:
    """An artifact was played at the first gate: all are asked whether they cancel it."""
    table = lay_out(GATES, "encounter", warp={3: 2}).until("gate-start")
    return table.reply(0, "play", card="mobius_tubes").until("answer").open("cosmic")


def _reveal_cards() -> Scripted:
    """At the third gate, where Blue is about to win with an ally."""
    table = lay_out(GATES, "planning", allies={2: "defense 1"}, ships=1)
    return table.reply(0, "card", card="attack_06").reply(1, "card", card="attack_30").until("gate-revealed")


def lay_ready() -> Opening:
    """Green lays a card ready at the third gate; all but one have answered."""
    table = _reveal_cards().reply(3, "play", card="flare_shadow")
    return table.reply(0, "pass").reply(1, "pass").open("cosmic")


def bid() -> Opening:
    """Blue bids a reinforcement that is not needed; all but one have answered."""
    table = _reveal_cards().reply(1, "bid", side="defense", cards=("reinforcement_3",))
    return table.reply(0, "pass").reply(2, "pass").open("cosmic")


def reinforce() -> Opening:
    """Where every window is asked, reinforcements are played in turns."""
    table = lay_out(EVERY, "planning").until("card")
    table.reply(0, "card", card="attack_20").reply(1, "card", card="attack_30")
    return table.until("reinforce").open("cosmic")


def deal() -> Opening:
    """Both have shown negotiates, and the offense has made an offer."""
    table = lay_out(GATES, "planning")
    table.reply(0, "card", card="negotiate").reply(1, "card", card="negotiate").until("deal")
    offer: dict[str, Answer] = {facts.GIVE_CARDS: ("attack_20",), facts.TAKE_RANDOM: 1}
    return table.reply(0, "offer", **offer).open("cosmic")


def negotiate() -> Opening:
    """Both have shown negotiates: the offense is asked for an offer."""
    table = lay_out(GATES, "planning")
    return (
        table.reply(0, "card", card="negotiate")
        .reply(1, "card", card="negotiate")
        .until("deal")
        .open("cosmic")
    )


def look_at_hands() -> Opening:
    """Mind, who is nobody's opponent, has looked at a hand."""
    table = lay_out(GATES, "alliance", aliens={2: "mind"}).until("power")
    return table.reply(2, "use").reply(2, "seat", seat="1").open("cosmic")


def use_powers() -> Opening:
    """Mind may use its power."""
    return lay_out(GATES, "alliance", aliens={2: "mind"}).until("power").open("cosmic")


def peek() -> Opening:
    """With Tourist's wild flare somebody has peeked at the aliens that another was dealt."""
    table = lay_out(GATES, "alliance", hands={2: f"{HANDS[2]} flare_tourist"}).until("gate-alliances")
    table.reply(2, "play", card="flare_tourist").until("tourist-peek")
    return table.reply(2, "alien", seat="1").open("cosmic")


def hide_traps(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Saboteur's tokens lie under planets."""
    return lay_out(settings, "alliance", aliens={1: "saboteur"}).open(case)


def give_a_card(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Philanthropist has given Blue a card, and remembers which."""
    table = lay_out(settings, "alliance", aliens={0: "philanthropist"}).until("power").reply(0, "use")
    return table.reply(0, "card", cards=("attack_04",)).open(case)


def set_cards_aside(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Laser has cut cards out of Blue's hand, which lie aside until the encounter ends."""
    table = lay_out(settings, "alliance", aliens={0: "laser"}).until("choose-number")
    table.reply(0, "number", number=3)
    while not table.state.players[1].laid_by:
        table.step()
    return table.open(case)


def _load_laboratory(state: State) -> None:
    """Everybody researches a tech, Blue some mines; a card of Yellow's lies under a battery."""
    lay_techs(state, {0: ["lunar_cannon 2"], 1: ["gluon_mines 2"], 2: ["quark_battery up"], 3: ["the_qax"]})
    state.player(Seat(2)).techs[0].under = state.player(Seat(2)).hand.pop()


def research(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Techs lie face down, and cards are about to be chosen: whoever defends with ships on one is asked about it."""
    return lay_out({**settings, "tech_deck": True}, "planning", change=_load_laboratory).open(case)


def draw_techs() -> Opening:
    """Red, as Engineer, is about to lose, and then draws techs."""
    table = lay_out({**GATES, "tech_deck": True}, "planning", aliens={0: "engineer"}, change=_load_laboratory)
    table.reply(0, "card", card="attack_04").reply(1, "card", card="attack_30").until("gate-revealed")
    return table.reply(0, "pass").reply(1, "pass").reply(2, "pass").open("cosmic")


def claim_a_card(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Gambler's claim has been believed: its card lies there, and nobody else will ever see it."""
    table = lay_out(settings, "planning", aliens={0: "gambler"}).until("gambler-claim")
    table.reply(0, "claim", card="attack_30").until("gambler-doubt")
    return table.reply(1, "pass").open(case)


def swap_a_claim(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """CE-R45: Sorcerer has swapped the cards; Gambler claims what lies before Blue, who has not seen it."""
    aliens = {0: "gambler", 1: "sorcerer"}
    table = lay_out({**settings, "pairs": "free"}, "planning", aliens=aliens).until("power")
    table.reply(1, "use").until("gambler-claim-over").reply(0, "claim", card="attack_01")
    return table.until("gambler-doubt-over").open(case)


def doubt_a_claim() -> Opening:
    """Gambler has claimed that its card is another; Blue is asked whether it doubts that."""
    table = lay_out(GATES, "planning", aliens={0: "gambler"}).until("gambler-claim")
    return table.reply(0, "claim", card="attack_30").until("gambler-doubt").open("cosmic")


def lay_on_sheets(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Miser has a hoard, Host flares that nobody was dealt, of which more lie ready."""
    return lay_out(settings, "alliance", aliens={0: "miser", 2: "host"}, change=_fill_sheets).open(case)


def _fill_sheets(state: State) -> None:
    """A hoard of four, two flares of Host's, three unused, one that has left the game unseen."""
    hoard = [card for card in state.deck.pile if find_kind(card).is_encounter][:4]
    state.players[0].face_down["miser"] = hoard
    state.deck.pile = [card for card in state.deck.pile if card not in hoard]
    state.players[2].face_down["host"] = ["flare_daredevil", "flare_judge"]
    state.unused = ["flare_laser", "flare_mirage", "flare_reserve"]
    state.gone = ["flare_angler"]


def draw_unused_flares() -> Opening:
    """A turn begins, and Host draws flares that nobody was dealt."""
    return lay_out(GATES, "turn", aliens={2: "host"}, change=_lay_unused).open("cosmic")


def _lay_unused(state: State) -> None:
    state.unused = ["flare_angler", "flare_laser", "flare_mirage", "flare_reserve"]


def look_through_the_deck() -> Opening:
    """With Aristocrat's wild flare Green looks through the deck for a card."""
    table = lay_out(GATES, "encounter", hands={2: f"{HANDS[2]} flare_aristocrat"}).until("gate-start")
    return table.reply(2, "play", card="flare_aristocrat").until("choose-card").open("cosmic")


def dictate() -> Opening:
    """Dictator looks through the destiny deck."""
    return lay_out(GATES, "encounter", aliens={2: "dictator"}).until("dictator-choose").open("cosmic")


def _marry(state: State) -> None:
    """Green, as Bride, is married to Blue."""
    state.player(Seat(2)).tokens["bride-wed"] = 2


def show_a_spouse() -> Opening:
    """Blue shows its spouse a card."""
    table = lay_out(GATES, "alliance", aliens={2: "bride"}, change=_marry).until("gate-alliances")
    return table.reply(1, "show-spouse", card="quash").open("cosmic")


def trade_with_a_spouse() -> Opening:
    """Bride and Blue trade a card each: Bride has chosen."""
    table = lay_out(GATES, "planning", aliens={2: "bride"}, change=_marry).until("bride-home")
    return table.reply(2, "trade").reply(2, "card", card="plague").open("cosmic")


def lend_cards() -> Opening:
    """Doppelganger haunts Green, who is about to lend it two cards."""
    table = lay_out(GATES, "planning", aliens={0: "doppelganger"}).until("choose-seat")
    return table.reply(0, "seat", seat="2").open("cosmic")


def show_as_greenhorn() -> Opening:
    """Greenhorn is about to show Blue a card, and to ask about it."""
    table = lay_out(GATES, "encounter", aliens={0: "greenhorn"}).until("choose-seat")
    return table.reply(0, "seat", seat="1").open("cosmic")


def bribe() -> Opening:
    """Blue, whose Muckraker has lost, has accused both allies of the offense; one of them has bribed it."""
    allies = {2: "offense 2", 3: "offense 1"}
    table = lay_out(GATES, "planning", aliens={1: "muckraker"}, allies=allies).until("card")
    table.reply(0, "card", card="attack_20").reply(1, "card", card="attack_06").until("power")
    table.reply(1, "use").until("choose-card").reply(1, "card", cards=("attack_08",))
    table.until("choose-seat").reply(1, "seat", seats=("2", "3")).until("choose-card")
    return table.reply(2, "card", card="plague").open("cosmic")


def lay_for_usurper() -> Opening:
    """Red's Usurper has looked at what both of its allies laid for it."""
    allies = {2: "offense 2", 3: "offense 1"}
    table = lay_out(GATES, "planning", aliens={0: "usurper"}, allies=allies).until("card")
    table.reply(0, "card", card="attack_20").reply(1, "card", card="attack_30").until("power")
    table.reply(0, "use").reply(2, "card", cards=("attack_40",)).reply(3, "card", cards=("attack_14",))
    return table.open("cosmic")


def mix_hands() -> Opening:
    """With its super flare Whirligig looks at Blue's hand before it mixes the two."""
    hands = {0: f"{HANDS[0]} flare_whirligig"}
    policies = {0: Policy(ready=("flare_whirligig",))}
    table = lay_out(GATES, "planning", aliens={0: "whirligig"}, hands=hands, policies=policies).until("power")
    return table.reply(0, "use").open("cosmic")


def _capture(state: State) -> None:
    """Three of Blue's ships are Red's captives."""
    state.ships["held-pirate"] = [0, 3, 0, 0]
    state.ships["1-5"][1] -= 3


def pay_ransom() -> Opening:
    """Pirate demands two cards for its captives; Blue is asked."""
    table = lay_out(GATES, "encounter", aliens={0: "pirate"}, change=_capture).until("pirate-trade")
    terms: dict[str, Answer] = {facts.SEAT: "1", facts.NUMBER: 2, "price": 2}
    return table.reply(0, "ransom", **terms).until("pirate-pay").open("cosmic")


def draw_rewards(change: Callable[[State], None] = lambda state: None) -> Scripted:
    """An ally of the defense is owed rewards, which Quartermaster will look at and share out."""
    aliens, allies, warp = {2: "quartermaster"}, {3: "defense 2"}, {3: 2}
    table = lay_out(GATES, "planning", aliens=aliens, allies=allies, ships=1, warp=warp, change=change)
    table.reply(0, "card", card="attack_06").reply(1, "card", card="attack_30")
    return table.until("reward")


def draw_for_quartermaster() -> Opening:
    """They are about to be drawn."""
    return draw_rewards().open("cosmic")


def share_rewards() -> Opening:
    """Quartermaster has drawn attacks, and is about to hand some of them over."""
    return draw_rewards(_lay_attacks).reply(3, "reward", ships=0).until("choose-card").open("cosmic")


def _lay_attacks(state: State) -> None:
    """Attacks lie on top of the deck."""
    state.deck.pile.sort(key=lambda card: find_kind(card).is_attack)


def _announce() -> Scripted:
    """With the old kickers, where every window is asked: Red has announced one, and Blue chooses anew."""
    hands = {0: f"{HANDS[0]} kicker_2 kicker_0", 1: f"{HANDS[1]} kicker_3", 2: f"{HANDS[2]} kicker_1"}
    table = lay_out({**EVERY, "kickers": "old"}, "planning", hands=hands).until("card")
    return table.reply(0, "card", card="attack_20", kicker="kicker_2").reply(1, "card", card="attack_30")


def announce_kickers() -> Opening:
    """Red's card stands, and may be changed; Blue's earlier one is nobody's business."""
    return _announce().open("cosmic")


def put_kickers_down() -> Opening:
    """They lie beside face-down cards."""
    return _announce().reply(1, "card", card="attack_30").open("cosmic")


def discard_hands() -> Opening:
    """The defense holds no encounter card: it shows its hand, and draws a new one."""
    hands = {1: "quash flare_macron reinforcement_3"}
    return lay_out(GATES, "planning", hands=hands, policies={1: Policy(ready=("quash_1",))}).open("cosmic")


def go_round(case: str = "cosmic", settings: Mapping[str, Setting] = GATES) -> Opening:
    """Aliens go round: all but the last player have taken one in secret."""
    options = {**settings, "draft": True, "dealt": 4, "aliens": "all"}
    table = Scripted(RULEBOOK.setup(4, options), "powers", options).until("draft")
    for seat in range(3):
        table.reply(seat, "take", alien=table.state.players[seat].packet[seat])
    return table.open(case)


WATCHED: Final = (lay_on_sheets, announce_kickers, put_kickers_down, discard_hands, research, draw_techs)
"""Where nothing is sown, and nothing may show."""
