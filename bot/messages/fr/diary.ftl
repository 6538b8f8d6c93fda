### Le carnet : ce que l’on note pour soi. Lu par qui l’a écrit, et par personne d’autre.

note-beside = 📝 *Ta note : { $what }*
note-title = **Tes notes** · { $table }
note-line = • { $when } : { $what }
note-line-gone = • { $when } : note effacée
note-none = Tu n’as rien noté ici. Ce que tu notes t’est montré avec chaque question, et à personne d’autre.
note-button = Écrire une note
note-window = Une note pour toi
note-label = Lue par personne d’autre. Vide : pas de note
note-kept = C’est noté. Tu le liras désormais avec chaque question ; personne d’autre ne le lit.
note-gone = Ta note est effacée.
note-over = Cette partie est finie : ses notes restent comme elles sont.
