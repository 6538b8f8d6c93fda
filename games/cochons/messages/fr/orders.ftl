### Les consignes (D-52) : ce que la place veut qu'on réponde pour elle.

cochons-ask-standing-orders = Quelle consigne ? Une nouvelle remplace celle du même genre. Pour fuir ou relancer, 0 veut dire jamais.
cochons-ask-standing-orders-pass = Laisser tel quel
cochons-ask-standing-orders-flee = Fuir ou tenir bon
cochons-ask-standing-orders-reroll = Relancer mes dés
cochons-ask-standing-orders-defend = Poser en défense
cochons-ask-standing-orders-windows = Ne pas réagir
cochons-ask-standing-orders-vote = Voter d’avance
cochons-ask-standing-orders-withdraw = Retirer →

cochons-order-flee = Fuir ou tenir bon
cochons-order-reroll = Relancer mes dés
cochons-order-defend = Poser en défense
cochons-order-windows = Ne pas réagir
cochons-order-vote = Voter d’avance

cochons-windows-all = tout le temps
cochons-windows-travels = entre les voyages
cochons-windows-fights = avant les attaques et les Extra-Cochons
cochons-windows-ballot = avant le résultat du scrutin

cochons-field-left = fuir à tant de cochons ou moins
cochons-field-most = dé perdant à relancer, au plus
cochons-field-against = à partir de tant d’ennemis
cochons-field-windows = à quel moment
cochons-field-but = sauf au tour de qui
