### Small questions of aliens from Healer to Shadow: what a player chooses. Each stands for itself.

cosmic-choice-joker-kind = Joker: which card is wild from now on?
cosmic-choice-joker-token = Joker: what does the revealed joker become?
cosmic-choice-joker-whose = Joker: whose negotiate becomes an attack 08?
cosmic-choice-kamikaze-ships = Kamikaze: which of your ships go to the warp, up to 4?
cosmic-choice-love-card = Love: which card do you begin with?
cosmic-choice-love-answer = Love: which card do you discard in answer, if any? One of the same type may free all your ships from the warp. Answers count clockwise.
cosmic-choice-love-planet = Love: on which planet do you found a colony with all your ships from the warp, if any?
cosmic-choice-love-opponent = Love: do you discard a card at random, which your opponent may take? If you pass, your opponent gets a reward.
cosmic-choice-love-take = Love: do you take the card that was discarded?
cosmic-choice-magician-take = Magician: do you take the card that lies face up? If you pass, you take the other one.
cosmic-choice-masochist-whom = Masochist: who takes a ship from the warp instead of the offense?
cosmic-choice-mind-whom = Mind: whose hand do you look at?
cosmic-choice-mind-watch = Mind: whose drawn cards do you see during this encounter?
cosmic-choice-mirror-whose = Mirror: whose attack alone is mirrored? If you pass, both are.
cosmic-choice-mite-colony = Mite: do you give the offense a colony on the planet aimed at? If you pass, you discard at random down to 3 cards.
cosmic-choice-mite-cards = Mite: which of the discarded cards do you take, if any?
cosmic-choice-philanthropist-whom = Philanthropist: who gets a card of yours?
cosmic-choice-philanthropist-lend = Philanthropist: who has your power for this encounter?
cosmic-choice-pickpocket-whom = Pickpocket: from whom do you take a card?
cosmic-choice-pickpocket-cards = Pickpocket: how many cards do you take from the offense?
cosmic-choice-pickpocket-away = Pickpocket: which of the cards you took do you discard? You keep the others.
cosmic-choice-shadow-whom = Shadow: who loses a ship?
cosmic-choice-shadow-ship = Shadow: which ship goes to the warp?

cosmic-ask-power-on = Your power { $alien } could be used now on { $who }. Do you use it?
cosmic-ask-power-on-pass = Not now
cosmic-ask-power-on-waiting = On the menu: a power to use, or not.
