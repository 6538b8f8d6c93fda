### Les consignes : voter d'avance.

election-ask-standing-orders = Quelle consigne ? Une nouvelle remplace celle d’avant.
election-ask-standing-orders-pass = Laisser tel quel
election-ask-standing-orders-withdraw = Retirer →
election-order-vote = Voter d’avance
election-ready-vote = Voter pour { $who } dès qu’on m’appelle
election-order-tie = Départager d’avance
election-order-usual = Répondre comme pour un absent
election-question-campaign = l’ouverture du scrutin
election-question-call = qui appeler
election-question-vote = mon vote
election-question-close = la clôture du scrutin
election-question-tie = qui l’emporte à égalité
election-ready-preside = Appeler tout le monde à son tour, et clore après le dernier vote
