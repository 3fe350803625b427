/** Further hooks and tips of LinkedIn posts and threads, for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherPosts = `
== how-to
@hook 1
{Topic} : se lancer (avant la fin de la semaine|d'ici vendredi soir).
{Topic}, sans (drame|grand soir) : un après-midi suffit.
{Topic} : passer des (bonnes intentions aux gestes|grandes phrases aux petits actes).
@lead 1
Un chemin parmi d'autres :
À faire de haut en bas :
Un plan qui tient sur une carte :
@tip 3
(Dire d'un trait|Annoncer en une phrase|Poser par écrit) (ce qui ira mieux|ce qui aura changé) (à la fin du mois|dans un mois|d'ici trente jours).
(Bloquer une heure|Réserver soixante minutes|Prévoir une heure tranquille), (téléphone dans une autre pièce|porte fermée et téléphone loin).
Préparer (la veille ce que la presse|le soir ce que la hâte) du matin fait oublier.
(Interroger celui qui râle le plus|Parler à qui se plaint le plus fort|Écouter le plus mécontent) : (il connaît le raccourci|il sait où ça frotte).
(Expédier d'abord la partie ennuyeuse|Commencer par le plus ennuyeux|Faire le plus pénible en premier), (tant que l'énergie est là|pendant que l'on a des forces).
(Accrocher le résultat|Afficher le résultat|Laisser le résultat) (sur le lieu du travail|là où l'on travaille), (jamais dans un classeur|et pas dans un classeur|plutôt qu'au classeur).
L'expliquer à (quelqu'un de neuf|une personne du dehors|un nouveau venu), (et refaire la ligne|puis reprendre le passage) (où cela accroche|qui n'est pas clair|qui fait froncer les sourcils).
(S'arrêter pendant que|Finir la séance quand|Poser le stylo tant que) (cela va encore bien|tout va encore bien) ; (on reprend mieux demain|la reprise n'en sera que plus facile|demain, on s'y remet mieux).
Emprunter (une astuce à la personne|un truc à celle ou celui) (qui trouve cela facile|pour qui c'est facile|à qui cela réussit).
(Fixer la date|Noter le jour) (du deuxième essai|de la seconde tentative) (avant de commencer la première|sans attendre la fin de l'autre|dès maintenant).
Garder l'ancienne façon (à portée de main une semaine|disponible encore quelques jours).
== mistake
@hook 1
{Topic} : le détour (que presque tout le monde prend|où presque chacun se perd) une fois.
Ce qu'il vaut mieux éviter {when}.
{Topic} : le raccourci qui coûte cher.
@lead 1
Pour en sortir :
Trois gestes qui cassent l'habitude :
Mieux qu'une bonne résolution :
@tip 3
Écrire l'excuse (que l'on entend le plus|qui revient le plus souvent) ; (l'habitude se cache derrière|c'est là que niche l'habitude|la cause n'est pas loin).
Rendre le mauvais chemin (un peu plus lent|moins commode), (par un petit obstacle|avec un petit obstacle|grâce à un détour).
(Choisir un mot qui permette|Convenir d'un signe qui permette|Trouver un geste qui permette) (à chacun de dire stop|à tout le monde d'arrêter).
(Chercher le jour où cela n'arrive pas|Trouver un jour sans incident|Repérer le jour où tout va bien), (et ce qu'il a de différent|puis ce qui change ce jour-là).
Oublier le sermon : (déplacer l'outil plutôt que|mieux vaut bouger l'outil que) les gens.
Compter (pendant dix jours|deux semaines durant) ; (la malchance a rarement un rythme|le hasard suit rarement un rythme|la malchance n'est pas si régulière).
(Défaire un cas en entier|Reprendre un cas du début à la fin|Corriger un cas jusqu'au bout), (pour savoir ce qu'il coûte|afin d'en connaître le coût).
Raconter d'abord sa propre bourde ; (les autres suivront|cela délie les langues).
Noter l'heure : (les erreurs aussi ont|même les erreurs ont) leurs horaires.
(Demander ce que l'on cherchait à gagner|Se rappeler le gain espéré|Chercher ce que l'on voulait gagner), (et le gagner autrement|puis trouver une autre façon de l'obtenir).
(Raccourcir la liste des exceptions|Rayer des exceptions), jusqu'à (les compter|pouvoir les compter) sur (une main|les doigts d'une main).
Garder sous les yeux (le dernier cas réussi|la plus récente réussite), (pas le dernier raté|et non le dernier raté|plutôt que le raté).
== comparison
@hook 1
{Topic} : de quel côté <penchez-vous/penches-tu> ?
Maintenant ou plus tard ? {Topic}, (regardé sans parti pris|vu sans préférence).
Changer coûte. Attendre aussi. {Topic}, (mis en balance|pesé des deux côtés).
@lead 1
À mettre sur la balance :
Là où (les deux chemins se séparent|il faut choisir son chemin) :
Des questions loyales avant de choisir :
@tip 3
Combien de jours (avant le premier résultat utile|faut-il pour voir un effet) ?
Laquelle des deux options (pardonne une semaine bâclée|supporte une mauvaise semaine) ?
(Qu'est-ce qui manquerait le plus|Que regretterait-on d'abord|Que perdrait-on en premier) (de la façon actuelle|de ce qui se fait aujourd'hui) ?
(Qui signe, qui paie|Qui décide, qui paie|Qui s'engage, qui paie), (et qui se lève avec|et qui vit avec le choix) ?
Cela tient-il encore (si l'activité grandit, ou ralentit|avec deux fois plus de travail, ou moitié moins) ?
(Peut-on essayer un côté|Y a-t-il moyen d'en tester un|Un des deux se teste-t-il) (sur un coin du travail|en petit, sans tout changer) ?
Que choisirait un inconnu (qui n'a rien à y gagner|sans aucun intérêt dans l'affaire) ?
Quel regret serait (le plus facile à réparer|celui que l'on répare sans peine) dans un an ?
(Laquelle s'explique le plus vite|Laquelle est la plus simple à expliquer|Laquelle se raconte en moins de mots) (à un nouveau venu|à la dernière recrue) ?
Quel travail disparaît, (et lequel apparaît|et quelle tâche arrive) à sa place ?
(Combien de temps la facture dure-t-elle|Jusqu'à quand paie-t-on|Reste-t-il des frais) (après un départ|une fois le contrat fini) ?
Qui voit la différence, (hormis celui qui décide|à part la personne qui décide) ?
== case
@hook 1
{Topic} : (comment cela s'est passé|le récit des faits), pas à pas.
{Topic} : une histoire vraie (en dit plus qu'un slogan|vaut toutes les promesses).
Avant : {pain}. Et après ?
@lead 1
Ce qu'une telle histoire apprend :
À lire avec ces questions :
Ce qui vaut d'être gardé :
@tip 3
(Noter ce qui semblait normal|Écrire ce que l'on trouvait normal|Retenir l'état des choses) (avant la première plainte|avant que l'on se plaigne) ; (cela s'oublie vite|la mémoire l'efface|plus tard, nul ne s'en souvient).
(Chercher l'heure où tout a basculé|Trouver le jour du tournant|Repérer le moment qui a tout changé), (et qui était là|et avec qui).
(Le premier geste est plus petit que le plan|On commence par moins que prévu|Le début est plus modeste que le projet) : (c'est souvent le cas|il en va souvent ainsi).
(Demander|Chercher|Savoir) qui (a dit non au début|s'y opposait|hésitait), (et ce qui l'a fait changer d'avis|et la raison de son revirement|puis ce qui l'a convaincu).
(Reprendre l'ordre des étapes, pas le calendrier|Garder l'ordre, changer les dates|Copier la suite des étapes sans les dates).
(Compter ce que cela a demandé|Additionner les heures passées|Faire le total des efforts), (soirées comprises|sans oublier les soirées).
Dire ce qui reste ouvert (rend le reste crédible|donne du crédit au reste).
(Poser son propre point de départ|Mettre ses propres chiffres|Placer sa propre situation) (à côté avant de juger|en regard avant d'apprécier) le résultat.
La faire raconter (par deux personnes|deux fois, par deux voix|à deux témoins) : (les deux versions valent d'être entendues|chacune des versions mérite l'écoute|l'écart entre elles est instructif).
(Demander ce qu'elles feraient plus tôt|Les interroger sur ce qu'il fallait faire avant), (et leur laisser le temps|puis attendre le temps qu'il faut) (de répondre|pour la réponse|d'y réfléchir).
(Ce qui aide le plus est|L'appui le plus utile est) (souvent gratuit et tout proche|parfois gratuit, et à deux pas).
(Les semaines calmes qui suivent|Les jours ordinaires d'après|Les semaines sans histoire) (en disent plus que|apprennent davantage que) (le premier jour|le jour même|les premières heures).
== checklist
@hook 1
{Topic} : quelques cases avant de continuer.
{Topic} : (combien de cases restent vides|combien de lignes sans réponse) chez <vous/toi> ?
Une minute et un crayon : {topic}.
@lead 1
Un crayon sous la main ?
Répondre vite, la première idée compte :
À parcourir avec un collègue :
@tip 4
Un inconnu trouverait-il (la dernière version sans demander|le bon document sans aide) ?
Sait-on quoi faire (le jour où la personne qui sait|si la personne qui connaît tout) est malade ?
A-t-on écrit (ce que veut dire|à quoi se reconnaît) « terminé » ?
Le client a-t-il lu (l'étape suivante, en mots simples|ce qui vient après, sans jargon) ?
(Les deux exceptions les plus fréquentes|Les exceptions courantes|Les deux grandes exceptions) (sont-elles sur papier|ont-elles été écrites) ?
Verrait-on en un jour (que cela ne marche plus|que quelque chose s'est arrêté) ?
A-t-on retiré quelque chose (la dernière fois qu'on en a ajouté|au moment d'en ajouter une autre) ?
Une personne (s'en sent-elle responsable|le prend-elle à cœur), avec son nom ?
(Le temps prévu est-il dans l'agenda|Les heures sont-elles réservées|Y a-t-il un créneau écrit), (ou seulement dans les têtes|ou juste dans les intentions) ?
L'a-t-on essayé soi-même (au cours du dernier mois|ces quatre dernières semaines) ?
Existe-t-il un seul endroit (pour les questions ouvertes|où noter ce qui reste à trancher) ?
La personne qui attend (sait-elle qui appeler|a-t-elle un nom et un numéro) ?
Peut-on s'arrêter (à mi-chemin sans rien abîmer|en cours de route sans dommage) ?
(La consigne tient-elle|La règle marche-t-elle encore|Suit-on la consigne) (sans celui qui l'a écrite|quand son auteur est absent) ?
A-t-on prévu dix minutes de marge ?
Le coût d'un oubli (est-il connu de tous|figure-t-il quelque part) ?
(Ce qui est urgent|Le vrai travail urgent|L'important) (se distingue-t-il de|se voit-il à côté de) (ce qui fait du bruit|ce qui crie|l'agitation) ?
== myth
@hook 1
{Topic} : (tout le monde le dit|on le répète partout). Qui a vérifié ?
{Topic} : une histoire bien rangée, (avec un trou dedans|où il manque un morceau).
À moitié vrai (reste à moitié faux|veut aussi dire à moitié faux) : {topic}.
@lead 1
Un petit test (pour une grande phrase|face à une belle formule) :
Avant d'y croire, ou d'en rire :
La mettre à l'épreuve :
@tip 3
(Réunir trois cas qui la contredisent|Trouver trois exemples contraires|Lister quelques cas où elle échoue), (et voir ce qu'ils partagent|puis chercher leur point commun).
La dire à l'envers : (sonne-t-elle aussi juste|tient-elle encore) ?
(Demander à un débutant ce qu'il voit|Montrer la chose à un débutant|Écouter quelqu'un qui arrive) ; (il n'a pas encore appris|personne ne lui a soufflé|il ignore encore) le refrain.
(Regarder sa date|Chercher son âge|Voir de quand elle date) : certaines idées (étaient justes il y a|valaient encore voici) dix ans.
En faire un pari : (combien miser dessus|quelle somme y mettre) ?
Lui laisser un coin où elle (a raison|tient) ; (peu d'idées sont|rares sont les idées) (fausses (partout|de bout en bout)|entièrement fausses).
Observer qui se tait (quand on la prononce|au moment où elle tombe).
(Échanger « toujours » contre un compte|Remplacer « toujours » par un nombre|Compter au lieu de dire « toujours »), (et garder ce qui reste|puis s'en tenir au résultat).
Regarder ce qu'elle empêche d'essayer.
Demander (une date, un nom, un lieu|un nom et une date|qui, quand et où) : (la rumeur n'en a pas|les rumeurs s'en passent).
(Compter combien de fois on l'a répétée|Faire le compte des fois où on l'a dite|Se demander quand on l'a redite) (sans l'avoir vue|sans rien vérifier).
Chercher qui (la disait déjà avant|en parlait avant les autres), et pourquoi.
== question
@hook 1
{Topic} : les questions (que l'on n'ose pas poser|gardées pour soi).
S'il ne fallait poser qu'une question {about}, (ce serait celle-ci|autant choisir la suivante).
Une question franche {about} : (qu'est-ce qui bloque|où est le nœud) ?
@lead 1
Souvent demandé, répondu en bref :
Avant de chercher un conseil :
À se demander à voix haute :
@tip 3
(Qu'a-t-on déjà essayé ? En faire la liste|Quels essais ont eu lieu ? Les noter|Qu'a-t-on tenté avant ? L'écrire), (avec la raison de l'arrêt|et dire pourquoi on a cessé).
(Qui serait contrarié si c'était réglé|À qui le problème rend-il service|Qui regretterait la situation actuelle) ? (Il y a souvent quelqu'un|La réponse surprend parfois).
(Est-ce rare et pénible, ou fréquent et discret|Est-ce un gros souci rare, ou un petit de chaque jour|Cela fait-il mal parfois, ou un peu tous les jours) ? (Le remède n'est pas le même|Le remède change|À chacun son remède|On ne traite pas les deux pareil).
(Que sait-on de première main|Qu'a-t-on vu soi-même|Qu'est-ce qui est certain) ? (Barrer le reste pour l'instant|Le reste peut attendre, rayé).
Quelle part dépend de <vous/toi> ? (Commencer là, cette semaine|C'est par là que l'on commence).
Comment un enfant le dirait-il ? (Reprendre ses mots|Ses mots suffisent).
(Quand n'est-ce pas un problème|Quel jour tout va-t-il bien|Quand cela marche-t-il) ? (Cette heure-là contient un indice|Il y a là une piste).
(Que ferait-on avec un dixième du budget|Et avec dix fois moins d'argent|Que garder si l'on n'avait presque rien) ? (Commencer par cela|C'est le premier pas).
Que tient-on pour acquis ? (Une vérification suffit à le savoir|Un seul contrôle le dira).
(Qui l'a déjà résolu à sa façon|Qui s'en est déjà sorti|Connaît-on quelqu'un qui l'a réglé) ? (Cela mérite un appel|Un coup de fil s'impose).
(Combien de temps cela dure-t-il|Quelle est la durée d'un cas|Combien de minutes au juste) ? (Une montre répond|Le chronomètre répond|L'horloge répond) (mieux que la mémoire|plus sûrement que les souvenirs|sans flatter).
Que se passerait-il (en laissant les choses ainsi un an|sans rien faire d'ici l'an prochain) ? (La réponse range les priorités|De quoi remettre les urgences en ordre).
== numbers
@hook 1
{Topic} : le chiffre (qui manque le plus|que personne n'a sous la main).
{Topic} : (combien de minutes par jour|quelle durée chaque jour) ?
Deviner d'abord, compter ensuite : {topic}.
@lead 1
Un relevé pour commencer :
Un crayon suffit pour le savoir :
Des chiffres à avoir d'ici vendredi :
@tip 3
Écrire son pronostic sur (une carte|un papier plié), (à rouvrir seulement à la fin|à ne lire qu'au dernier moment|à n'ouvrir qu'après le compte).
Quel jour de la semaine (arrive en tête|compte le plus de cas) ?
Combien d'appels (pour boucler un seul dossier|avant de clore une affaire) ?
Combien de fois (n'y avait-il rien à faire du tout|suffisait-il d'attendre) ?
Qu'a le cas le plus long (que les autres n'ont pas|de si particulier) ?
(Diviser par le nombre de clients|Ramener à un client|Calculer par client) : (les totaux flattent|un total cache beaucoup).
Dater la feuille ; (un relevé sans date|un chiffre sans jour ni mois) vieillit mal.
(Cesser de compter ce qui|Rayer du relevé ce qui|Abandonner le chiffre qui) (n'a rien décidé en deux mois|n'a servi à aucun choix depuis deux mois).
Quelle part a été (repérée par hasard|vue sans la chercher) ?
Combien de minutes (avant que quelqu'un réagisse|jusqu'à la première réaction) ?
(Donner un prix à une heure|Chiffrer le coût d'une heure|Dire ce que vaut une heure), (puis relire la feuille|et revoir le tableau ensuite).
La comparer avec une semaine (restée calme dans les mémoires|dont on garde un bon souvenir|où rien n'est arrivé).
Quel cas faudrait-il écarter, (et que diraient alors les autres|et que resterait-il de la conclusion) ?
(Laisser une autre personne compter|Confier le relevé à un collègue) (une journée|un jour) : (le résultat est-il pareil|le total est-il le même|voit-on la même chose) ?
Compter aussi ce qui (s'est bien passé|a réussi|a marché), (pour garder la mesure|par souci d'équilibre|afin de rester juste).
Quelle heure de la journée (concentre le plus de cas|est la plus chargée) ?
Deux (chiffres|relevés) (suivis tout un mois|tenus quatre semaines) (valent mieux|servent davantage|en disent plus) (que dix suivis deux jours|qu'une dizaine abandonnée mardi|que dix oubliés aussitôt).
`;
