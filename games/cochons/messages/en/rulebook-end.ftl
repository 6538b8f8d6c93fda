### The rules by their numbers: monsters on the move, elimination, production and victory.

cochons-section-extras = The Extra-Cochons’ move
cochons-rule-c-54 = The Porc Royal may move one whole stack of Extra-Cochons of one kind, named beforehand, and then has them fight. Stacks are never split, monsters never flee, and nobody lays cards for them.
cochons-rule-r-88 = One stack may move up to its range, over anything but the sun and unexplored tiles, or none does. Then every tile where monsters meet pigs or other monsters is fought for, in the order that the Porc Royal likes.
cochons-rule-r-88-why = The text lets one stack move and not more, and does not say that it must; nor does it give an order to the fights.
cochons-rule-r-89 = Two stacks of a kind on a tile become one, if the limit allows it; otherwise the move is not allowed. Two of different kinds fight to the end; if pigs are there too, all fight in order of arrival.
cochons-rule-r-89-why = Kinds may not live together, and the text foresees a Worm that fights other monsters.
cochons-rule-r-90 = A Worm eats an empty planet as soon as it comes there; on a defended one it first has to win, by death or flight. The planet, double or single, is an asteroid for ever and the Worm is gone; on an asteroid it just stays.
cochons-rule-r-90-why = Text and appendix differ on empty planets and on enemies who flee; the text, which says more, is followed.
cochons-rule-r-91 = A pack of Porcophages rolls one eight-sided die (six-sided if the table chose so), +1 for each after the first. Each Goret it kills brings one more from the next round on, up to three in the pack; a Gros Gruik brings none.
cochons-rule-r-91-why = The appendix says a six-sided die and a rolled number, word for word as for the Pirates just above it: it looks like a copy gone wrong, so the text decides.
cochons-rule-r-92 = A band of Pirates rolls one six-sided die, however many they are, unless the table gives them +1 for each after the first.
cochons-rule-r-92-why = Their power is given as none, and the bonus for numbers is printed as the Porcophages’ alone; but it also says that monsters fight as pigs do.
cochons-rule-r-93 = Against monsters you may lay combat cards whoever attacks, with attack figures when you do and defence figures when they do; their side has none, but your own technology can still blow up the tile. When monsters attack, no events are laid.
cochons-rule-r-93-why = Only cards laid for monsters are forbidden. Events are bound to the sequence printed on them, and none is printed for the monsters’ fights.
cochons-rule-r-94 = With Cho Boko you move a stack this turn in the Porc Royal’s place; the order of the fights stays the Porc Royal’s.
cochons-rule-r-94-why = The card gives control of one group and does not hand over the office.

cochons-section-elimination = Elimination
cochons-rule-c-66 = With one troop or none on the board you are out. Next turn you come back with five Gorets on an empty tile of the rim, your choice, or further in if none is free; in the complete game your five travel markers come back as well.
cochons-rule-r-114 = Elimination is looked at once a turn, after all fights (or whenever troops may have been lost, if the table chose so), never in the middle of a fight. A Gros Gruik is one troop.
cochons-rule-r-114-why = The text says as soon as; taken to the letter it would interrupt fights, so it is applied before anything is counted.
cochons-rule-r-115 = Whoever is out takes the last piece home and produces nothing, but keeps recipe, cards and office, and in the complete game may still trade, stand and vote. No card or power puts pigs of theirs on the board meanwhile.
cochons-rule-r-115-why = The text has a clan reappear as at the start and says nothing of what it keeps; nobody is ever out for good.
cochons-rule-r-116 = After an elimination you come back before the next trips, with five Gorets on one rim tile without pigs or monsters, next to others if you like; newcomers of that turn join you there. Convoys never use up those five.
cochons-rule-r-116-why = The text gives five Gorets, an empty tile and the owner’s choice; the gap of the first landing is not repeated there.
cochons-rule-r-117 = If the rim is full when you come back you take an empty tile further in; failing that, one with monsters only; failing that, you wait a turn more.
cochons-rule-r-117-why = The text only says, failing that, in the centre, and does not imagine a full galaxy.

cochons-section-production = Production and victory
cochons-rule-s-25 = For each planet you possess you produce one acorn of its colour, for a double two, for an asteroid none; a double is never shared.
cochons-rule-c-57 = You produce one acorn for each coloured planet you possess and two for a double, none for asteroids. What lies in front of you is this turn’s production, open to all.
cochons-rule-r-96 = Production is counted from nothing each turn, and acorns are never saved up; tiles that are empty or hold only monsters produce for nobody.
cochons-rule-s-26 = Whoever has all the acorns of their recipe when they are counted wins, but never on turn 1.
cochons-rule-c-58 = Whoever has all the acorns of their recipe when they are counted wins, at no other moment and never on turn 1. If several have, it is the first of them in play order.
cochons-rule-r-97 = The bot checks everybody’s recipe by itself, from turn 2 on. If several are complete, the first in this turn’s play order wins.
cochons-rule-c-56 = The last phase pays out: one acorn marker for each planet you control, one governor for each marker; governors are votes.
