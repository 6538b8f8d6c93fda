### Les consignes (D-52) : ce que la place veut qu'on réponde pour elle.

cochons-ask-standing-orders = Quelle consigne ? Une consigne répond tant qu’elle a cours, et une nouvelle remplace celle du même genre ; pour fuir ou relancer, 0 veut dire jamais. Un plan répond une fois, à son tour dans la file.
cochons-ask-standing-orders-pass = Laisser tel quel
cochons-ask-standing-orders-withdraw = Retirer →

cochons-order-flee = Fuir ou tenir bon
cochons-order-flee-half = Fuir à moins de la moitié
cochons-order-reroll = Relancer mes dés
cochons-order-defend = Poser en défense
cochons-order-windows = Ne pas réagir
cochons-order-vote = Voter d’avance
cochons-order-own-turn = Pas avant mon tour
cochons-order-attack = Poser à l’attaque
cochons-order-lay-nothing = Ne poser aucune carte
cochons-order-marker = Combien de voyages
cochons-order-newcomers = Où vont les nouveaux
cochons-order-arrival = Où arrivent les Extra-Cochons
cochons-order-trip = Plan : voyage
cochons-order-play = Plan : jouer une carte
cochons-order-travelled = Plan : finir mes voyages
cochons-order-discard = Plan : défausser
cochons-order-move = Plan : réorganiser
cochons-order-reorganised = Plan : finir ma réorganisation
cochons-order-fight = Plan : le combat suivant
cochons-order-return = Plan : où je reviens
cochons-order-steer = Plan : mener des Extra-Cochons
cochons-order-usual = Répondre comme pour un absent

cochons-question-discard = mes défausses
cochons-question-travel = mes voyages
cochons-question-next-fight = le combat suivant
cochons-question-attack = mes cartes à l’attaque
cochons-question-defence = mes cartes en défense
cochons-question-reorganise = la réorganisation
cochons-question-newcomers = où vont les nouveaux
cochons-question-chips = à qui vont les colons
cochons-question-convoy = les cartes avec les colons
cochons-question-marker = le nombre de voyages
cochons-question-arrival = l’arrivée des Extra-Cochons
cochons-question-attack-extras = les cartes face aux Extra-Cochons
cochons-question-defence-extras = les cartes quand ils attaquent
cochons-question-cowards = où se retirent les lâches
cochons-question-run = s’il faut se sauver
cochons-question-slip-away = s’il faut s’éclipser
cochons-question-steal = à qui voler une carte
cochons-question-tweak = la technologie en plus ou en moins
cochons-question-piga = l’échange de la princesse
cochons-question-fremono = où poser la tuile trouvée
cochons-question-reins = mener les Extra-Cochons
cochons-question-steer = où ils vont
cochons-question-next-clash = leur combat suivant
cochons-question-call = qui appeler au vote
cochons-question-ready = prêt à voter
cochons-question-return = où je reviens

cochons-windows-all = tout le temps
cochons-windows-travels = entre les voyages
cochons-windows-fights = aux combats et aux Extra-Cochons
cochons-windows-ballot = avant le résultat du scrutin

cochons-field-left = fuir à tant de cochons ou moins
cochons-field-most = dé perdant à relancer, au plus
cochons-field-against = à partir de tant d’ennemis
cochons-field-windows = à quel moment
cochons-field-but = sauf au tour de qui

cochons-ready-own-turn = Ne rien me demander avant mon tour, sauf si l’on m’attaque
cochons-ready-windows = Ne réagir à rien ce tour-ci
cochons-ready-travels = Ne jamais réagir entre les voyages, jusqu’à la fin de la partie
cochons-ready-half = Fuir s’il m’en reste moins de la moitié, ce tour-ci
cochons-ready-never = Ne jamais fuir, ce tour-ci
cochons-ready-attack = Ne poser aucune carte à l’attaque, ce tour-ci
cochons-ready-fights = Ne poser aucune carte dans les combats, ce tour-ci
cochons-ready-dice = Relancer mes dés perdants jusqu’à 2, jusqu’à la fin de la partie
cochons-ready-fall = Garder les dés comme ils tombent, ce tour-ci
cochons-ready-self = Voter pour moi quand je me présente, jusqu’à la fin de la partie

cochons-beside-gaps = Plus rien avant les combats, aucune carte en combat
cochons-beside-travels = Finir les voyages, aucune carte à l’attaque
cochons-beside-fights = Plus rien jusqu’à la réorganisation, aucune carte en combat
cochons-beside-no-cards = Aucune carte dans les combats de ce tour
cochons-beside-no-rerolls = Plus aucune relance dans les combats de ce tour
