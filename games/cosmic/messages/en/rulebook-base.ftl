### The rules by number: what is set up, what wins, who acts when.

## Setting up

cosmic-section-setup = Setting up
cosmic-rule-ce-1 = Three to eight people play, each with a colour of their own.
cosmic-rule-ce-2 = Everybody has a home system of five planets with four ships on each, twenty ships in all. If the table has chosen four planets, everybody has sixteen ships.
cosmic-rule-ce-3 = All share one warp, where lost ships lie, one hyperspace gate, through which attacks go, a cosmic deck with its discards, and a destiny deck with its own.
cosmic-rule-ce-4 = Two aliens come to each player, or more if the table has chosen so. Everybody keeps one of them in secret, and all choices are shown together; what you turned down stays your secret. Two aliens that do not go together are never both in one game.
cosmic-rule-ce-5 = The flares of all aliens that were dealt are shuffled into the cosmic deck, also those of the aliens nobody kept. With three or four players others join them, until there are ten.
cosmic-rule-ce-r74 = Where more than two aliens come to each player, the flare of the one that is kept and that of the first other one join the cosmic deck; the others are in nobody’s hands.
cosmic-rule-ce-r74-why = The deck holds two flares for each player, however many aliens there were to choose from.
cosmic-rule-ce-r75 = Where aliens go round, everybody takes one of those that lie there, in secret, and passes on the others to the next player; of those that came everybody takes another, and the rest is out. Of the two that were taken one is kept.
cosmic-rule-ce-r75-why = Two are taken, so that two flares of each player join the deck, as they do without going round.
cosmic-rule-ce-6 = The cosmic deck is shuffled, and everybody is dealt eight cards, or seven if the table has chosen so. What you hold is your secret; how many cards you hold is not.
cosmic-rule-ce-7 = The first colour that comes out of the destiny deck begins; then that deck is shuffled again.
cosmic-rule-ce-8 = An alien whose sheet names something to be done before the game does it once all aliens are known, and its owner has no choice about that.
cosmic-rule-ce-9 = You may say what you like about your cards, true or not. You may not show a hidden card to anybody unless something in the game makes you, or lets you.
cosmic-rule-ce-r9 = With Cosmic Pig one Finder is shuffled into the cosmic deck, if the table wants it, and with planetoids one Rebirth; neither is, where a reward deck brings that card along.
cosmic-rule-ce-r9-why = The texts of both expansions speak of these two older cards as if everybody had them, but no deck of today holds them.

## Winning, colonies and ships

cosmic-section-aim = Winning, colonies and ships
cosmic-rule-ce-20 = Whoever has enough foreign colonies, five unless the table has chosen otherwise, wins at that very moment. Everybody who gets there in the same step wins too: the offense and all allies that land with it land in one step.
cosmic-rule-ce-r2 = After every single step that moves ships it is looked at who has won and whose power still works. One landing, all transfers of one deal, and one move of a planetoid with all that it pushes on, are one step each.
cosmic-rule-ce-r2-why = The rules say that one wins at once, but not how finely a move is to be cut up; cut too finely, an ally who lands beside the winner would come too late.
cosmic-rule-ce-21 = All your ships on a planet are one colony, be it a single ship, so you have at most one on each. Colonies of several players may share a planet in peace.
cosmic-rule-ce-22 = Colonies on your own planets are home colonies, all others are foreign ones. When your last ship leaves a planet the colony is gone, even if the ship comes back soon.
cosmic-rule-ce-23 = Your power works as long as you have three home colonies, or two where systems have four planets. It goes and comes back with them, and while it is gone a flare of your own alien counts as wild.
cosmic-rule-ce-29 = Ships that go back to colonies may be spread over yours as you like. Whoever has no colony left at all loses them to the warp.
cosmic-rule-ce-30 = Ships in the warp stay there until something brings them back. Ships that have left the game do not return, unless a card says so.
cosmic-rule-ce-31 = Nobody is ever out of the game: even without a single colony you have your turns.

## Who acts when

cosmic-section-order = Who acts when
cosmic-rule-ce-24 = When several people want something at the same moment the offense goes first, then the defense, then the others clockwise from the offense’s left. Each may use each power once for each occasion.
cosmic-rule-ce-25 = What a power or a card says goes before these rules. Where it says “may” its owner decides; otherwise it has to be done.
cosmic-rule-ce-26 = What somebody has announced is carried out before anything else begins. Only something that cancels may come in between, and that may be cancelled in its turn. At gates all are asked about cards that are played, unless all others have said there that they let cards be; powers are cancelled there by orders alone.
cosmic-rule-ce-27 = Cards that lie on the table, face up or face down, were set aside or are hidden under a planet, are in nobody’s hand: they are neither counted nor taken with it.
cosmic-rule-ce-28 = When a card is to be drawn and the cosmic deck is empty, its discards are shuffled and become the deck. Where there are none either, a cosmic quake comes.
cosmic-rule-ce-32 = Cards and colonies may be traded only in a deal between the main players, or where a power or a card allows it. A promise binds nobody.
