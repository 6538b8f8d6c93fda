### The rules by their numbers: colonists, play order, placing, the monsters that arrive.

cochons-section-colonists = Colonists
cochons-rule-c-22 = Every turn but the first, convoys of colonists arrive, and the Porc Royal alone decides who gets them.
cochons-rule-c-23 = The Porc Royal draws chips in secret: 5 with three players, 6 with four, 7 with five, 9 with six.
cochons-rule-c-24 = A chip brings 1, 2 or 3 Gorets, as its number says; there are five chips of 1, four of 2 and three of 3.
cochons-rule-c-25 = The Porc Royal gives the chips out face down, as they please, two at most to any player and to themselves as well. Then all are turned up and become Gorets; meanwhile anybody may plead, threaten or promise.
cochons-rule-r-30 = All chips that were drawn are given away, two at most to a clan; a clan may well get none.
cochons-rule-r-31 = Chips go back to the stock once they are turned up: each turn’s draw is made from all twelve.
cochons-rule-r-31-why = The text does not say it, but with six players nine of the twelve are drawn every turn.
cochons-rule-r-32 = The Porc Royal sees what the chips are worth; all see how many each clan gets, and whoever gets one sees its value. Everything is open once they are turned up.
cochons-rule-r-32-why = The text has them drawn in secret and handed over face down, and leaves the rest to guess; until they are turned up the Porc Royal may tell any story.
cochons-rule-r-33 = While the chips are being shared out, everybody may lay cards that bring colonists, in secret and as many as they like. They are turned up with the chips, after the Porc Royal has decided.
cochons-rule-r-33-why = The cards say only that they belong to this sequence; laid in secret, they cannot be held against anybody in the sharing.
cochons-rule-c-26 = You may turn two of the Gorets you have just received into one Gros Gruik, once a turn and never on turn 1. Gorets already on the board do not count.

cochons-section-order = Play order
cochons-rule-c-27 = From turn 2 on, the clan with most troops plays first and so on down; a Goret counts 1, a Gros Gruik 2, and a die breaks ties. On turn 1 the order goes clockwise from the first player.
cochons-rule-r-36 = Everything you have counts: troops on the board, this turn’s newcomers (unless the table leaves them out), a Gros Gruik on loan, and the five Gorets with which you come back.
cochons-rule-r-36-why = The text counts what each player has, and colonists arrive before the counting.
cochons-rule-r-37 = Those who are level roll a die, higher first; those who tie again roll again among themselves.
cochons-rule-r-37-why = The text says to roll, and not what a second tie means.

cochons-section-placing = Placing newcomers
cochons-rule-s-27 = At the end of the turn you receive one Goret for each planet you possess, two for a double, none for an asteroid. Two of these may become one Gros Gruik.
cochons-rule-c-28 = Your newcomers go to tiles where you already have troops, split as you like; any number may stand on one tile.
cochons-rule-r-34 = Once a turn, two of this turn’s new Gorets may become a Gros Gruik, if your reserve has one left; you may decide as late as when you place them. Yodo Lardo’s does not count towards that.
cochons-rule-r-34-why = Two Gorets and a Gros Gruik count alike for play order, so waiting changes nothing and spares everybody a question.
cochons-rule-r-38 = Newcomers may be split over any tiles where you have troops, those shared with monsters included. Either all prepare it in secret and it is done in play order, or each places in turn, as the table likes; newcomers may travel this turn.

cochons-section-arrivals = Extra-Cochons arrive
cochons-rule-c-29 = An eight-sided die says who comes: on 1-2 nobody, 3-4 Pirates, 5-6 a Porcophage, 7-8 an Acorn Worm.
cochons-rule-c-30 = The Porc Royal puts arriving monsters on an asteroid free of others, or with others of their kind wherever these stand. Pigs on the asteroid are no hindrance.
cochons-rule-c-31 = A tile holds four Pirates, three Porcophages or one Worm at most.
cochons-rule-c-32 = Two kinds of monsters never live together on a tile. Those for whom there is no room are lost, but the Porc Royal may never lose any on purpose.
cochons-rule-c-33 = Pirates come in a band, all to one tile: two on a die of 1-2, three on 3-4, four on 5-6. They fight with a six-sided die and move three tiles.
cochons-rule-c-34 = Porcophages come one at a time, fight with an eight-sided die (six-sided if the table chose so), +1 for each beyond the first, and move two tiles. When they kill a Goret another joins the pack, up to three.
cochons-rule-c-35 = An Acorn Worm fights with a six-sided and an eight-sided die and moves one tile. It turns the planet it attacks into an asteroid, once nobody is left to defend it, and is gone; three planets a game may be eaten.
cochons-rule-c-44 = Monsters that come upon pigs pin as many of them as they are themselves, just as an attacking clan would.
cochons-rule-c-55 = Pigs on an asteroid do not keep monsters from appearing there: as many pigs as monsters must then stay and fight them.
cochons-rule-r-39 = On turn 1 the first player rolls and places the monsters, within the same limits.
cochons-rule-r-40 = Among all legal places, those that lose the fewest monsters must be chosen; if none has room, they are lost. A planet only takes monsters where their like already stand.
cochons-rule-r-40-why = The Porc Royal may not throw monsters away on purpose, and the text leaves open how strictly that is meant.
cochons-rule-r-41 = A band of Pirates may only join another if all of them fit in; if no tile takes the whole band, it goes where the fewest are lost.
cochons-rule-r-41-why = All new Pirates belong on one tile and only four fit there; splitting them would break the first rule, dropping some the second.
cochons-rule-r-42 = There are six tokens of each kind of monster: whoever comes beyond that is lost.
cochons-rule-r-42-why = The box has that many, and the text does not say what to do when they run out.
cochons-rule-r-43 = Monsters that arrive on pigs pin one each, during trips and reorganisation too, and fight when the monsters’ turn comes. After turn 1, when they have none, they wait together until the next.
cochons-rule-r-43-why = The text makes pigs stay and fight without saying when; the boards put the monsters’ fights after the reorganisation.
cochons-rule-r-44 = When new monsters arrive, those already on the board stay where they are.
cochons-rule-r-44-why = One heading speaks of arrival and movement, everything else of arrival and placing.
cochons-rule-r-45 = Once three planets have been eaten no Worm arrives any more; those on the board fight on, but eat nothing. The table may count the Worms that arrive instead.
cochons-rule-r-45-why = The text allows any number of Worms and three meals, its appendix three Worms; the box holds six, which fits the text.
