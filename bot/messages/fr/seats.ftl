### Les places libres, les votes de la table, les tables dont personne ne se sert.

## Places libres

open-seat-name = Place libre de { $who }
open-seat-left = 🪑 { $who } quitte la table.
open-seat-by = 🪑 { $by } libère la place de { $who }.
open-seat-offer = La place est libre : n’importe qui peut la prendre, avec ses cartes et ses secrets. En attendant, j’y réponds comme pour les absents.
open-seat-until = En attendant, on y répond comme avant.
open-seat-done = 🪑 { $who } prend { $what }.
open-seat-settled = 🪑 { $what } : c’est réglé, la place est à { $who }.
seat-stands = 📋 Où en est la partie :
open-seat-news = 🪑 Tu as pris une place libre : ses cartes et ses secrets sont désormais les tiens.
open-seat-receipt = La place de { $who } est libre : n’importe qui peut la prendre dans le salon.
open-seat-yours = La place est à toi. `/main` montre tes cartes, `/repondre` ce qui t’est demandé. Voici ce qui s’est passé ces derniers temps :
open-seat-seated = Tu es déjà à cette table.
open-seat-taken = Cette place n’est plus libre.
open-seat-already = Cette place est déjà libre : n’importe qui peut la prendre.
substitute-either = Nomme quelqu’un, ou laisse la place à n’importe qui, mais pas les deux.
leave-ask = Quitter { $table } ? Ta place sera libre : qui la prendra verra tes cartes et tes secrets, et jouera à ta suite.
leave-button = Oui, quitter
leave-keep-button = Non, rester
leave-kept = Tu gardes ta place.
leave-receipt = Tu as quitté la table. Tant que personne ne prend ta place, tu peux la reprendre dans le salon.

## Votes de la table

level-ordinary = ordinaire
level-gentle = docile
level-strong = coriace
no-level = Ce jeu n’a pas de joueurs d’entraînement de ce niveau.
vote-what-pause = Mettre la table en pause pour un temps
vote-what-extend = Donner plus de temps
vote-what-open = Libérer la place de quelqu’un
vote-what-practice = Donner la place de quelqu’un à un cochon d’entraînement ordinaire
vote-what-cancel = Annuler la table
vote-pause = 🗳️ { $who } propose une pause jusqu’à { $when }.
vote-extend = 🗳️ { $who } propose de donner { $length } de plus.
vote-open = 🗳️ { $who } propose de libérer la place de { $what } : n’importe qui pourrait la prendre.
vote-practice = 🗳️ { $who } propose de donner la place de { $what } à un cochon d’entraînement ordinaire.
vote-cancel = 🗳️ { $who } propose d’annuler la table.
vote-back = 🗳️ { $who } propose de revenir avant : { $what }
vote-correct = 🗳️ { $who } propose une correction. { $what }
vote-for = Pour : { $who }
vote-against = Contre : { $who }
vote-needs = Il en faut { $count } sur { $number }, avant { $when }. Les absents ne comptent pas.
vote-yes = Pour
vote-no = Contre
vote-carried = ✅ C’est d’accord.
vote-lost = ❌ C’est refusé.
vote-expired = ⌛ Le temps est écoulé, et il n’y a pas assez de voix pour.
vote-moot = Ce vote n’a plus lieu d’être.
vote-table = Le vote
vote-opened = Le vote est ouvert dans le salon, et ta voix est pour.
vote-taken-yes = Ta voix compte pour.
vote-taken-no = Ta voix compte contre.
vote-running = Il y a déjà un vote à cette table. Il faut d’abord qu’il finisse.
vote-over = Ce vote est fini.
vote-unknown = Choisis dans la liste ce que la table doit voter.
vote-how-long = Dis aussi combien de temps : 12h, 3j…
vote-past = Ce moment est déjà passé : { $when }.
pause-done-until = { $who } met la table en pause jusqu’à { $when }. Elle reprend alors toute seule, ou plus tôt par `/table reprendre`.
resume-by-itself = La pause est finie : la table reprend.

## Tables dont personne ne se sert

upkeep-warning-lobby = 🧹 Personne n’a touché à { $table } depuis des jours. La préparation sera close { $when }, à moins que quelqu’un ne garde la table.
upkeep-warning = 🧹 Personne n’a touché à { $table } depuis des mois. Elle sera close { $when }, à moins que quelqu’un ne la garde. Rien ne sera effacé.
upkeep-button = Garder la table
upkeep-kept = 🧹 { $who } garde la table.
upkeep-used = 🧹 La table sert de nouveau, et reste.
upkeep-anew = 🧹 J’étais absent : l’avertissement est répété plus bas.
upkeep-closed = 🧹 { $table } est close.
upkeep-receipt = La table reste.
upkeep-done-lobby = 🧹 { $table } n’a pas commencé en une semaine, et elle est close. `/table ouvrir` en ouvre une autre.
upkeep-done = 🧹 Personne n’a touché à { $table } depuis trois mois : elle est close. Rien n’est effacé, et ce salon est libre pour une autre table.
