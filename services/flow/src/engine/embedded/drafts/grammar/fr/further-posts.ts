/** Further hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherPosts = `
== how-to
@hook 1
{Topic} : se lancer avant la fin de la semaine.
{Topic}, sans (drame|grand soir) : un après-midi suffit.
{Topic} : passer des bonnes intentions aux gestes.
@lead 1
Un chemin parmi d'autres :
À faire de haut en bas :
Un plan qui tient sur une carte :
@tip 3
Dire d'un trait ce qui ira mieux à la fin du mois.
Bloquer une heure, téléphone dans une autre pièce.
Préparer la veille ce que la presse du matin fait oublier.
Interroger celui qui râle le plus : il connaît le raccourci.
Expédier d'abord la partie ennuyeuse, tant que l'énergie est là.
Accrocher le résultat sur le lieu du travail, jamais dans un classeur.
L'expliquer à quelqu'un de neuf, et refaire la ligne où il fronce les sourcils.
S'arrêter pendant que cela va encore bien ; on reprend mieux demain.
Emprunter une astuce à la personne qui trouve cela facile.
Fixer la date du deuxième essai avant de commencer le premier.
Garder l'ancienne façon à portée de main une semaine.
== mistake
@hook 1
{Topic} : le détour que presque tout le monde prend une fois.
Ce qu'il vaut mieux éviter {when}.
{Topic} : le raccourci qui coûte cher.
@lead 1
Pour en sortir :
Trois gestes qui cassent l'habitude :
Mieux qu'une bonne résolution :
@tip 3
Écrire l'excuse que l'on entend le plus ; l'habitude se cache derrière.
Rendre le mauvais chemin un peu plus lent, par un petit obstacle.
Choisir un mot qui permette à chacun de dire stop.
Chercher le jour où cela n'arrive pas, et ce qu'il a de différent.
Oublier le sermon : déplacer l'outil plutôt que les gens.
Compter pendant dix jours ; la malchance a rarement un rythme.
Défaire un cas en entier, pour savoir ce qu'il coûte.
Raconter d'abord sa propre bourde ; les autres suivront.
Noter l'heure : les erreurs aussi ont leurs horaires.
Demander ce que l'on cherchait à gagner, et le gagner autrement.
Raccourcir la liste des exceptions jusqu'à la compter sur une main.
Garder sous les yeux le dernier cas réussi, pas le dernier raté.
== comparison
@hook 1
{Topic} : de quel côté <penchez-vous/penches-tu> ?
Maintenant ou plus tard ? {Topic}, regardé sans parti pris.
Changer coûte. Attendre aussi. {Topic}, mis en balance.
@lead 1
À mettre sur la balance :
Là où les deux chemins se séparent :
Des questions loyales avant de choisir :
@tip 3
Combien de jours avant le premier résultat utile ?
Laquelle des deux options pardonne une semaine bâclée ?
Qu'est-ce qui manquerait le plus de la façon actuelle ?
Qui signe, qui paie, et qui se lève avec ?
Cela tient-il encore si l'activité grandit, ou ralentit ?
Peut-on essayer un côté sur un coin du travail ?
Que choisirait un inconnu qui n'a rien à y gagner ?
Quel regret serait le plus facile à réparer dans un an ?
Laquelle s'explique le plus vite à un nouveau venu ?
Quel travail disparaît, et lequel apparaît à sa place ?
Combien de temps la facture dure-t-elle après un départ ?
Qui voit la différence, hormis celui qui décide ?
== case
@hook 1
{Topic} : comment cela s'est passé, pas à pas.
{Topic} : une histoire vraie en dit plus qu'un slogan.
Avant : {pain}. Et après ?
@lead 1
Ce qu'une telle histoire apprend :
À lire avec ces questions :
Ce qui vaut d'être gardé :
@tip 3
Noter ce qui semblait normal avant la première plainte ; cela s'oublie vite.
Chercher l'heure où tout a basculé, et qui était là.
Le premier geste est plus petit que le plan : c'est souvent le cas.
Demander qui a dit non au début, et ce qui l'a fait changer d'avis.
Reprendre l'ordre des étapes, pas le calendrier.
Compter ce que cela a demandé, soirées comprises.
Dire ce qui reste ouvert rend le reste crédible.
Poser son propre point de départ à côté avant de juger le résultat.
La faire raconter par deux personnes : les deux versions valent d'être entendues.
Demander ce qu'elles feraient plus tôt, et leur laisser le temps de répondre.
Ce qui aide le plus est souvent gratuit et tout proche.
Les semaines calmes qui suivent en disent plus que le premier jour.
== checklist
@hook 1
{Topic} : quelques cases avant de continuer.
{Topic} : combien de cases restent vides chez <vous/toi> ?
Une minute et un crayon : {topic}.
@lead 1
Un crayon sous la main ?
Répondre vite, la première idée compte :
À parcourir avec un collègue :
@tip 4
Un inconnu trouverait-il la dernière version sans demander ?
Sait-on quoi faire le jour où la personne qui sait est malade ?
A-t-on écrit ce que veut dire « terminé » ?
Le client a-t-il lu l'étape suivante, en mots simples ?
Les deux exceptions les plus fréquentes sont-elles sur papier ?
Verrait-on en un jour que cela ne marche plus ?
A-t-on retiré quelque chose la dernière fois qu'on en a ajouté ?
Une personne s'en sent-elle responsable, avec son nom ?
Le temps prévu est-il dans l'agenda, ou seulement dans les têtes ?
L'a-t-on essayé soi-même au cours du dernier mois ?
Existe-t-il un seul endroit pour les questions ouvertes ?
La personne qui attend sait-elle qui appeler ?
Peut-on s'arrêter à mi-chemin sans rien abîmer ?
La consigne tient-elle sans celui qui l'a écrite ?
A-t-on prévu dix minutes de marge ?
Le coût d'un oubli est-il connu de tous ?
Ce qui est urgent se distingue-t-il de ce qui fait du bruit ?
== myth
@hook 1
{Topic} : tout le monde le dit. Qui a vérifié ?
{Topic} : une histoire bien rangée, avec un trou dedans.
À moitié vrai reste à moitié faux : {topic}.
@lead 1
Un petit test pour une grande phrase :
Avant d'y croire, ou d'en rire :
La mettre à l'épreuve :
@tip 3
Réunir trois cas qui la contredisent, et voir ce qu'ils partagent.
La dire à l'envers : sonne-t-elle aussi juste ?
Demander à un débutant ce qu'il voit ; il n'a pas encore appris le refrain.
Regarder sa date : certaines idées étaient justes il y a dix ans.
En faire un pari : combien miser dessus ?
Lui laisser un coin où elle (a raison|tient) ; (peu d'idées|rares sont les idées qui) sont fausses (partout|de bout en bout).
Observer qui se tait quand on la prononce.
Échanger « toujours » contre un compte, et garder ce qui reste.
Regarder ce qu'elle empêche d'essayer.
Demander une date, un nom, un lieu : la rumeur n'en a pas.
Compter combien de fois on l'a répétée sans l'avoir vue.
Chercher qui la disait déjà avant, et pourquoi.
== question
@hook 1
{Topic} : les questions que l'on n'ose pas poser.
S'il ne fallait poser qu'une question {about}, ce serait celle-ci.
Une question franche {about} : qu'est-ce qui bloque ?
@lead 1
Souvent demandé, répondu en bref :
Avant de chercher un conseil :
À se demander à voix haute :
@tip 3
Qu'a-t-on déjà essayé ? En faire la liste, avec la raison de l'arrêt.
Qui serait contrarié si c'était réglé ? Il y a souvent quelqu'un.
Est-ce rare et pénible, ou fréquent et discret ? Le remède n'est pas le même.
Que sait-on de première main ? Barrer le reste pour l'instant.
Quelle part dépend de <vous/toi> ? Commencer là, cette semaine.
Comment un enfant le dirait-il ? Reprendre ses mots.
Quand n'est-ce pas un problème ? Cette heure-là contient un indice.
Que ferait-on avec un dixième du budget ? Commencer par cela.
Que tient-on pour acquis ? Une vérification suffit à le savoir.
Qui l'a déjà résolu à sa façon ? Cela mérite un appel.
Combien de temps cela dure-t-il ? Une montre répond mieux que la mémoire.
Que se passerait-il en laissant les choses ainsi un an ? La réponse range les priorités.
== numbers
@hook 1
{Topic} : le chiffre qui manque le plus.
{Topic} : combien de minutes par jour ?
Deviner d'abord, compter ensuite : {topic}.
@lead 1
Un relevé pour commencer :
Un crayon suffit pour le savoir :
Des chiffres à avoir d'ici vendredi :
@tip 3
Écrire son pronostic sur une carte, et ne la rouvrir qu'à la fin.
Quel jour de la semaine arrive en tête ?
Combien d'appels pour boucler un seul dossier ?
Combien de fois n'y avait-il rien à faire du tout ?
Qu'a le cas le plus long que les autres n'ont pas ?
Diviser par le nombre de clients : les totaux flattent.
Dater la feuille ; un relevé sans date vieillit mal.
Cesser de compter ce qui n'a rien décidé en deux mois.
Quelle part a été repérée par hasard ?
Combien de minutes avant que quelqu'un réagisse ?
Donner un prix à une heure, puis relire la feuille.
La comparer avec une semaine restée calme dans les mémoires.
Quel cas faudrait-il écarter, et que diraient alors les autres ?
Laisser une autre personne compter une journée : trouve-t-elle pareil ?
Compter aussi ce qui s'est bien passé, pour garder la mesure.
Quelle heure de la journée concentre le plus de cas ?
Deux chiffres suivis tout un mois valent mieux que dix suivis deux jours.
`;
