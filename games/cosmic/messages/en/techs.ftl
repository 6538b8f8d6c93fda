### Techs: the option, their names and what they do, what is asked and told; then Engineer.

cosmic-option-tech_deck = Techs
cosmic-option-tech_deck-false = none
cosmic-option-tech_deck-true = everybody researches some
cosmic-option-tech_deck-help = Twenty techs in a deck of their own: ships research them, face down, until they are completed.
cosmic-played-techs = techs are researched
cosmic-played-without-techs = no techs (what special ships say of them does not count)
cosmic-entry-tech = tech
cosmic-word-tech = Tech
cosmic-means-tech = A card of a deck of its own, researched face down by ships in your home system. Once enough ships are on it you may complete it: it is turned up and does what it says.
cosmic-tech-cost = { $cost ->
        [0] Completed by any number of ships
        [one] Completed by 1 ship
       *[other] Completed by { $cost } ships
    }
cosmic-tech-secret = Turned up only when it is used

cosmic-tech-coldsleep-ship = Coldsleep Ship
cosmic-tech-text-coldsleep-ship = In any regroup: discard it to found a colony, with up to 4 ships of your colonies, on a planet of somebody else where you have none. Without any colony when you complete it, all ships that researched it settle there at once.
cosmic-tech-collapsium-hulls = Collapsium Hulls
cosmic-tech-text-collapsium-hulls = When you lose as the defense by 5 or less, attack against attack, one of your ships stays on the planet.
cosmic-tech-cosmic-field-generator = Cosmic Field Generator
cosmic-tech-text-cosmic-field-generator = At any time: discard it to switch off the power of one player until the encounter ends. Nothing can cancel that.
cosmic-tech-delta-scanners = Delta Scanners
cosmic-tech-text-delta-scanners = In any regroup: discard it to take any card of the cosmic discards.
cosmic-tech-energy-cloak = Energy Cloak
cosmic-tech-text-energy-cloak = As the offense, once the gate is aimed: discard it, and the defense may invite nobody.
cosmic-tech-enigma-device = Enigma Device
cosmic-tech-text-enigma-device = In any regroup: you may discard cards, then discard this. From you clockwise, everybody draws up to 8 cards or discards at random down to 8.
cosmic-tech-genesis-bomb = Genesis Bomb
cosmic-tech-text-genesis-bomb = In any regroup: the Genesis planet joins your home system, and any of the ships that researched this may settle there. Discard it.
cosmic-tech-gluon-mines = Gluon Mines
cosmic-tech-text-gluon-mines = As the defense, once cards are chosen: as many ships of the offense and its allies as have researched this go to the warp, of your choice. If none is left the defense wins. Discard it.
cosmic-tech-infinity-drive = Infinity Drive
cosmic-tech-text-infinity-drive = At the end of any encounter, with an encounter card in hand: discard it to have an encounter of your own at once. Then play goes on as it was.
cosmic-tech-lunar-cannon = Lunar Cannon
cosmic-tech-text-lunar-cannon = It stands between two of your home planets. At both your side has 10 more, when you are a main player or an ally. A wild destiny card lets you move it into any system.
cosmic-tech-omega-missile = Omega Missile
cosmic-tech-text-omega-missile = In any regroup: discard it to remove any planet from the game. The ships there go to the warp.
cosmic-tech-plasma-thrusters = Plasma Thrusters
cosmic-tech-text-plasma-thrusters = You may send one ship more into each encounter. As the defense you may move one ship of another colony to the planet that is attacked.
cosmic-tech-precursor-seed = Precursor Seed
cosmic-tech-text-precursor-seed = Draw an alien that nobody has and that sets nothing up: you have its power besides your own.
cosmic-tech-prometheus = Prometheus
cosmic-tech-text-prometheus = You get one ship more, which is yours in every way. Where it is in the encounter it adds 3 besides.
cosmic-tech-the-qax = The Qax
cosmic-tech-text-the-qax = As a main player, once alliances are formed: give this to a player whom you invited and who is nobody’s ally. They must join you with 4 ships, or as many as they can without giving up a colony.
cosmic-tech-quark-battery = Quark Battery
cosmic-tech-text-quark-battery = Lay an encounter card of your hand under it when it is completed. As a main player, when the cards are flipped, you may discard this to play that card instead of yours.
cosmic-tech-tech-scrambler = Tech Scrambler
cosmic-tech-text-tech-scrambler = At any time: discard it, and a tech of somebody else that costs no more than there are ships on this.
cosmic-tech-vacuum-turbines = Vacuum Turbines
cosmic-tech-text-vacuum-turbines = In any regroup: discard it to draw 4 cards, keep those that you like and discard the others.
cosmic-tech-warpspace-key = Warpspace Key
cosmic-tech-text-warpspace-key = In a regroup as the offense: discard it, and all your ships leave the warp.
cosmic-tech-xenon-lasers = Xenon Lasers
cosmic-tech-text-xenon-lasers = As a main player or ally your side has one more, or one less where the lower total wins.

cosmic-question-research = techs in a regroup
cosmic-question-mines = a tech turned up when you defend
cosmic-field-lab = Which tech
cosmic-field-target = Which tech of somebody else
cosmic-called-lab = { $tech } ({ $ships }/{ $cost ->
        [0] X
       *[other] { $cost }
    })
cosmic-called-lab-down = face-down tech { $number }
cosmic-called-lab-gone = tech { $number }
cosmic-note-lab-own = { $tech } ({ $ships }/{ $cost ->
        [0] X
       *[other] { $cost }
    }): { $text }
cosmic-note-lab-down = ships on it: { $ships }
cosmic-tech-too-few = Too few ships ({ $ships } of { $cost }): turned up now, it is discarded
cosmic-summary-techs-up = Techs completed: { $techs }
cosmic-summary-techs-down = Techs face down: { $number }, ships on them: { $ships }
cosmic-summary-tech-own = Your tech { $number }: { $tech }, ships { $ships } of { $cost ->
        [0] any number
       *[other] { $cost }
    }
cosmic-summary-tech-under = Under your Quark Battery: { $card }
cosmic-summary-tech-deck = Techs: { $number } in the deck, { $discards } discarded
cosmic-called-prometheus = { $planet } (Prometheus)
cosmic-called-prometheus-in = { $place } (Prometheus)
cosmic-ship-apart = Special ship of { $who }: { $ship }, set apart, it can do nothing there

cosmic-ask-tech = Which of { $number ->
        [one] this tech
       *[other] these { $number } techs
    } do you keep, face down?
cosmic-ask-tech-keep-tech = Keep →
cosmic-ask-tech-pass = None
cosmic-ask-tech-waiting = In the menu: the tech.
cosmic-ask-tech-hint = A tech is completed by as many ships as it costs, one in each regroup. The others are discarded.
cosmic-ask-research = Regroup: do you send a ship to research, or complete or use a tech?
cosmic-ask-research-research = Research →
cosmic-ask-research-complete = Complete →
cosmic-ask-research-use-tech = Use →
cosmic-ask-research-pass = Nothing
cosmic-ask-research-waiting = In the menu: the tech, and the ship.
cosmic-ask-research-hint = A researching ship is on no colony until the tech is completed. One that is turned up with too few ships is discarded.
cosmic-ask-mines = Cards are chosen: do you turn up a tech now?
cosmic-ask-mines-turn-up = Turn up →
cosmic-ask-mines-pass = No
cosmic-ask-mines-waiting = In the menu: the tech.
cosmic-ask-mines-hint = Whoever defends with ships on a tech that lies face down is asked this. It says nothing of which tech it is.
cosmic-do-switch-off = Field Generator against →
cosmic-do-scramble = Tech Scrambler →
cosmic-do-drive-onto = Flagship onto a tech →
cosmic-choice-tech-now = Do you use the tech that you have completed right away?
cosmic-choice-tech-instead = Without a further encounter: do you draw techs, and keep one?
cosmic-choice-salvage-techs = Salvage vessel: do you take techs instead of rewards?
cosmic-choice-coldsleep-where = Coldsleep Ship: on which planet do your ships settle?
cosmic-choice-coldsleep-ships = Coldsleep Ship: which ships settle there?
cosmic-choice-delta-card = Delta Scanners: which card of the discards do you take?
cosmic-choice-energy-cloak = Energy Cloak: do you use it, so that the defense may invite nobody?
cosmic-choice-enigma-first = Enigma Device: which cards do you discard first?
cosmic-choice-genesis-settlers = Genesis Bomb: how many of the ships settle on the Genesis planet?
cosmic-choice-gluon-whose = Gluon Mines: whose ship goes to the warp?
cosmic-choice-infinity-drive = Infinity Drive: do you have an encounter of your own now? You need an encounter card.
cosmic-choice-cannon-where = Lunar Cannon: after which of your planets does it stand? It counts there and on the next one.
cosmic-choice-cannon-move = Lunar Cannon: after which planet does it stand now?
cosmic-choice-omega-where = Omega Missile: which planet leaves the game?
cosmic-choice-plasma-ship = Plasma Thrusters: which ship goes to the planet that is attacked?
cosmic-choice-qax-whom = The Qax: who must join you?
cosmic-choice-quark-card = Quark Battery: which encounter card do you lay under it?
cosmic-choice-quark-now = Quark Battery: do you play the card under it instead of yours?
cosmic-choice-vacuum-away = Vacuum Turbines: which of these cards do you discard?
cosmic-chance-tech-seed = which alien the Precursor Seed brings
cosmic-step-research = Research

cosmic-tech-draws = 🧪 { $who } draws { $number ->
        [one] 1 tech
       *[other] { $number } techs
    }.
cosmic-tech-drew = 🤫 You drew: { $techs }.
cosmic-tech-keeps = 🧪 { $who } keeps one tech, face down.
cosmic-tech-researches = 🧪 { $who } researches face-down tech { $lab }: { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } on it.
cosmic-tech-completes = 🧪 { $who } completes { $tech }.
cosmic-tech-fails = 🧪 { $who } turns up { $tech }, with too few ships on it.
cosmic-tech-uses = 🧪 { $who } uses { $tech }.
cosmic-tech-discards = 🧪 { $who } discards { $techs }.
cosmic-tech-switches-off = 🧪 { $who } switches off the power of { $other } until the encounter ends.
cosmic-tech-scrambles = 🧪 { $who } turns up { $tech } against face-down tech { $lab } of { $other }.
cosmic-tech-too-dear = 🧪 Face-down tech { $lab } of { $other } costs more than that, and stays.
cosmic-tech-mines = 🧪 { $who } turns up { $tech }, with { $number ->
        [one] 1 ship
       *[other] { $number } ships
    } on it.
cosmic-tech-cannon = 🧪 The Lunar Cannon of { $who } stands between { $planet } and { $other_planet }.
cosmic-tech-omega = 🧪 { $who } destroys { $planet }.
cosmic-tech-seed = 🧪 { $who } has a second alien: { $alien }.

## Engineer

cosmic-alien-engineer = Engineer
cosmic-power-engineer = As a main player, after you lost or failed to deal: you may draw 2 techs and put one face down on your sheet; an older one there is discarded. Like all techs it is researched and completed in regroups, and your ships in the warp count toward its cost.
cosmic-wild-engineer = In any role, at any gate: you may turn up cards of the cosmic deck until an artifact comes, and take it; the others are discarded. Without one take an artifact of the discards. Give this flare to whoever is Engineer.
cosmic-super-engineer = With your power, you may look through all techs that are left and take one instead.
cosmic-flare-engineer = Engineer flare
cosmic-choice-engineer-card = Engineer flare: which artifact of the discards do you take?
cosmic-engineer-searches = 🔧 { $who } turns up { $number ->
        [one] 1 card
       *[other] { $number } cards
    }: { $cards }.

## Rules

cosmic-section-techs = Techs
cosmic-rule-td-1 = There are twenty techs in a deck of their own. At the beginning everybody draws two, keeps one face down and discards the other. With four planets each, techs that cost eight or more are left out.
cosmic-rule-td-2 = Which tech lies face down only its owner knows. How many there are, and how many ships are on each, all can see.
cosmic-rule-td-3 = When the tech deck is empty its discards are shuffled. Without either nobody draws a tech.
cosmic-rule-td-3-why = A quake is for the cosmic deck; techs are never in a hand.
cosmic-rule-td-4 = At the start of each regroup everybody may put one ship of a colony onto one own tech that lies face down. Such ships are on no colony and in no encounter, and cannot leave it.
cosmic-rule-td-5 = Instead you may turn one up: with as many ships on it as it costs it is completed, with fewer it is discarded. Its ships go to colonies.
cosmic-rule-td-6 = A completed tech stays before you and does what it says, whenever it says so. One that is secret is turned up only when it is used.
cosmic-rule-td-7 = Whoever may have a further encounter and does without it may draw techs, one and one more for each foreign colony, and keep one of them.
cosmic-rule-td-8 = A salvage vessel may bring two techs, of which one is kept, instead of its rewards. A flagship may drive onto a tech that its owner researches.
cosmic-rule-td-9 = Techs are neither artifacts nor powers: no card cancels them.
cosmic-rule-ce-r54 = A special ship on a tech, or captured, can do nothing and cannot be driven out.
cosmic-rule-ce-r54-why = Researching ships cannot leave before the tech is completed.
