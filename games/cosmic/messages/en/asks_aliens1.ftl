### Small questions of aliens from Amoeba to Hate: what a player chooses. Each stands for itself.

cosmic-choice-amoeba-add = Amoeba: which of your ships join the encounter?
cosmic-choice-amoeba-withdraw = Amoeba: which of your ships leave the encounter?
cosmic-choice-aura-card = Aura: which card do you lay out?
cosmic-choice-aura-second = Aura: which card of another type do you lay out as well, if any?
cosmic-choice-barbarian-keep = Barbarian: which of these cards do you keep? The others are discarded.
cosmic-choice-barbarian-discard = Barbarian: which of the cards that you got do you discard?
cosmic-choice-calculator-odd = Calculator: will the sum of both attacks be odd? If you pass, you call it even.
cosmic-choice-chosen-card = Chosen: which drawn encounter card do you play, if any?
cosmic-choice-chosen-add = Chosen: is it added to your attack? If you pass, it takes its place.
cosmic-choice-clone-number = Clone: how many cards of compensation do you take?
cosmic-choice-deuce-both = Deuce: do you discard both of your encounter cards?
cosmic-choice-deuce-twin = Deuce: which attack do you discard?
cosmic-choice-deuce-side = Deuce: whose total does it change?
cosmic-choice-deuce-minus = Deuce: is it subtracted? If you pass, it is added.
cosmic-choice-diplomat-card = Diplomat: which negotiate do you play?
cosmic-choice-diplomat-instead = Diplomat: whose place do you take?
cosmic-choice-diplomat-vote = Diplomat: who shall win this encounter?
cosmic-choice-ethic-number = Ethic: how many cards of compensation do you take?
cosmic-choice-ethic-deck = Ethic: how many cards of your compensation do you draw from the deck? The others come from the hand of whoever owes it.
cosmic-choice-ethic-give = Ethic: which drawn cards do you give away, if any?
cosmic-choice-ethic-whom = Ethic: to whom do you give the next card?
cosmic-choice-fido-card = Fido: what do you fetch?
cosmic-choice-fido-whom = Fido: to whom do you offer the next card?
cosmic-choice-fido-accept = Fido: do you accept the card that is offered to you?
cosmic-choice-fido-keep = Fido: do you keep the card if it is refused? If you pass, it then stays on the discards.
cosmic-choice-fido-ship = Fido: do you take 1 of your ships from the warp? If you pass, you draw 1 card.
cosmic-choice-fodder-cards = Fodder: which attacks do you discard to add them to your total?
cosmic-choice-fodder-side = Fodder: whose side do you join?
cosmic-choice-fodder-ship = Fodder: from which colony does your ship come?
cosmic-choice-hacker-whom = Hacker: from whose hand do you take your compensation?
cosmic-choice-hacker-take = Hacker: which cards do you take?
cosmic-choice-hacker-give = Hacker: which of your cards does your opponent get?
cosmic-hacker-due = Compensation for lost ships: { $number ->
    [one] exactly 1 card.
   *[other] exactly { $number } cards.
}
cosmic-choice-hacker-rubbish = Hacker: which of your cards do you hand over in return, if any?
cosmic-choice-hate-card = Hate: which card do you discard first? Each of the others must discard one of its type, or lose 3 ships.
cosmic-choice-hate-match = Hate: which matching card do you discard? If you pass, you lose 3 ships.
cosmic-choice-hate-ships = Hate: which of these ships go to the warp?

cosmic-ask-their-ships = { $what } They belong to { $who }.
cosmic-ask-their-ships-pass = None
cosmic-ask-their-ships-waiting = On the menu: a choice.
