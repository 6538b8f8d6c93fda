### Les consignes (D-52) : ce que la place veut qu'on réponde pour elle, et ce qu'elle projette.

interstellar_pig-ask-standing-orders = Quelle consigne ? Une consigne répond tant qu’elle a cours, et une nouvelle remplace celle du même genre. Un plan répond une fois, à son tour dans la file.
interstellar_pig-ask-standing-orders-pass = Laisser tel quel
interstellar_pig-ask-standing-orders-withdraw = Retirer →

interstellar_pig-order-fly-to = Voler vers une planète
interstellar_pig-order-fight = Mes cartes au combat
interstellar_pig-order-first = Qui combattre d’abord
interstellar_pig-order-keep = Les cartes que je garde
interstellar_pig-order-prize = Le Médaillon, quand il dérive
interstellar_pig-order-repair = Une trousse quand je dois des tours
interstellar_pig-order-look = La main que montrent mes détecteurs
interstellar_pig-order-tunnel = Où me mènent les tunnels
interstellar_pig-order-star = Où me laissent les trous de ver
interstellar_pig-order-usual = Répondre comme pour un absent
interstellar_pig-order-fly = Plan : voler
interstellar_pig-order-land = Plan : descendre au sol
interstellar_pig-order-lift = Plan : monter en orbite
interstellar_pig-order-open = Plan : ouvrir l’enveloppe
interstellar_pig-order-hold = Plan : rester sur place
interstellar_pig-order-scan = Plan : Scanner
interstellar_pig-order-eat = Plan : vivres déshydratés
interstellar_pig-order-recover = Plan : coffre temporel
interstellar_pig-order-jump = Plan : porte de poche

interstellar_pig-question-turn = mon déplacement
interstellar_pig-question-end = la fin de mon tour
interstellar_pig-question-course = le cap
interstellar_pig-question-divide = les cartes d’une enveloppe
interstellar_pig-question-keep = quelles six cartes garder
interstellar_pig-question-prize = le Médaillon qui dérive
interstellar_pig-question-fights = qui combattre d’abord
interstellar_pig-question-commit = les cartes au combat
interstellar_pig-question-ahead = de quel côté est devant
interstellar_pig-question-tunnel = la sortie d’un tunnel
interstellar_pig-question-sensors = quelle main regarder
interstellar_pig-question-worm-hole = la sortie d’un trou de ver
interstellar_pig-question-repair = une trousse de réparation

interstellar_pig-prize-take = le prendre
interstellar_pig-prize-leave = le laisser dériver
interstellar_pig-repair-use = m’en servir si j’en ai une
interstellar_pig-repair-miss = sauter le tour

interstellar_pig-field-but = sauf contre qui
interstellar_pig-field-do = quoi
interstellar_pig-field-dice = avec combien de dés
interstellar_pig-field-layer = où, là-bas

interstellar_pig-ready-end = Finir mes tours sans question, jusqu’à la fin de la partie
interstellar_pig-ready-fly = Voler en pilote automatique, cette manche
interstellar_pig-ready-leave = Laisser les enveloppes telles quelles, jusqu’à la fin de la partie
interstellar_pig-ready-protect = Au combat, ce qui me protège le mieux, jusqu’à la fin de la partie
interstellar_pig-ready-no-cards = Aucune carte au combat, cette manche
interstellar_pig-ready-prize = Toujours prendre le Médaillon, jusqu’à la fin de la partie
interstellar_pig-ready-repair = Une trousse dès que j’en ai une, jusqu’à la fin de la partie
interstellar_pig-ready-events = Tunnels, vers, détecteurs : comme pour un absent, jusqu’à la fin de la partie
