/** Outlines of blog posts, one for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchBlog = `
== how-to
@p 2
(Voici|Ce texte donne|Ces lignes donnent) (une marche à suivre|un chemin possible), (étape par étape|du premier pas au dernier), avec (un contrôle|un test) à la fin.
<Lisez-le/Lis-le> (une fois en entier|d'abord en diagonale), puis <revenez/reviens> (à l'étape un|au début) (avec|en prenant) (un crayon|un carnet) (cette semaine|dès demain).
(Rien à acheter|Aucun outil) pour (commencer|démarrer) : (une demi-heure au calme|trente minutes sans téléphone) et (un regard honnête|un peu de recul) (suffisent|font l'affaire).
(Chacun|Chaque équipe) (adaptera|ajustera) l'ordre à (ses journées|son rythme), sans sauter l'étape qui (semble évidente|paraît trop simple).
## D'abord, regarder la situation en face || Le point de départ || Ce qui se passe aujourd'hui || La scène de départ
@situation
@p 2
<Notez/Note> (quand c'est arrivé la dernière fois|la date de la dernière fois), qui (était là|l'a remarqué) (et ce qui|puis ce qui) (a été fait|s'est passé) (ensuite|sur le moment).
(S'en tenir|<Tenez-vous-en/Tiens-t'en>) à ce (qu'une caméra filmerait|que deux personnes verraient de la même façon) ; (les avis|les explications) (attendront|viendront après).
<Posez/Pose> (la même question|la question|une seule question) à la personne (la plus proche du sujet|qui voit cela chaque semaine), et <comparez/compare> (les deux|leurs deux) (réponses|récits).
En cas de doute, (mieux vaut garder|il faut garder) (la version|celle) qui (prend le plus de temps|revient le plus souvent) et (commencer|partir) de là.
## Les étapes, dans l'ordre || Pas à pas || Une chose à la fois || La marche à suivre
@ol 5
<Choisissez/Choisis> un (seul moment|moment précis) (de la semaine où cela|où cela|pendant lequel cela) (coince|se voit), et <laissez/laisse> (les autres|le reste|tous les autres) (de côté|pour plus tard).
<Nommez/Nomme> (la personne qui|quelqu'un qui|celle ou celui qui) (s'en charge|suit le sujet) : un prénom, (pas un service|pas un comité), et (une heure|un créneau) (dans l'agenda|au planning|chaque semaine).
<Décrivez/Décris> en (trois|cinq) lignes (comment cela|la façon dont cela) (devrait|doit) se passer, (comme pour|en pensant à) une personne qui arrive (demain|ce matin).
<Préparez/Prépare> (la veille|à l'avance) ce qu'il (faut|faudra), (pour que le moment venu|afin qu'au bon moment|pour que ce jour-là) (il n'y ait rien à chercher|personne ne cherche un papier).
<Faites/Fais> un essai (sur un cas|à partir d'un cas|avec un cas) (simple|sans risque), (avec quelqu'un qui|sous les yeux d'une personne qui|pendant que quelqu'un) (regarde|observe) et (prend des notes|écrit ce qui se passe).
<Enlevez/Enlève> (ce que personne n'a|tout ce que nul n'a) (utilisé|regardé) pendant (l'essai|ce premier tour), au lieu (d'ajouter une règle|d'en rajouter).
<Recommencez/Recommence> sur (trois|quatre) cas (de suite|à la file) avant de (toucher à|changer) autre chose.
<Affichez/Affiche> la version (retenue|finale) (là où l'on travaille|à côté du poste), (pas dans un classeur|pas au fond d'un dossier).
## Comment savoir si cela marche || Le contrôle, deux semaines plus tard || Vérifier sans se raconter d'histoires || Le test à la fin
@p 3
<Prenez/Prends> un (signe|repère) qui se compte (en une minute|vite) et <notez-le/note-le> (chaque semaine|le même jour de la semaine).
<Comparez/Compare> avec la note (du départ|du premier jour), (jamais avec un souvenir|pas avec une impression).
Si rien ne (bouge|change), (retour|il faut revenir) (à la première étape|au point de départ|au début), avec un (moment|sujet) plus (petit|précis).
Si le chiffre (s'améliore|bouge), <ne touchez/ne touche> à rien pendant (un mois|quatre semaines) avant (le changement suivant|d'aller plus loin).
<Dites/Dis> (aux personnes concernées|à ceux que cela touche|à chacun des intéressés) ce qui (en ressort|est noté), (y compris|même) la partie (qui n'a pas|n'ayant pas) (marché|suivi le plan).
@figures 1
## Quand on préfère ne pas le faire seul || Ce que l'on peut faire pour <vous/toi> || L'aide possible
@offers
== mistake
@p 2
(Une|Une seule) erreur, (la façon dont elle s'installe|le chemin qui y mène) et (ce qu'on peut faire à la place|la sortie) : (voilà le programme|c'est le sujet de ce texte).
(Personne ne|Nul ne) (la fait exprès|se lève le matin pour la faire), et (ce texte ne cherche pas de coupable|il n'est pas question de faire la leçon).
<Lisez/Lis> (ces lignes comme|ce texte comme|la suite comme) (un miroir|une vérification), pas comme (un reproche|un jugement) : (la sortie|le remède) (est à la fin|vient en dernier|se trouve plus bas).
(Un seul|Un) travers (suffit|sera bien assez) pour aujourd'hui ; les autres (attendront|auront leur tour).
## À quoi on la reconnaît || Ce qui se voit de l'extérieur || La scène, telle qu'elle se passe || Comment l'erreur se montre
@situation
@p 2
<Repérez/Repère> (l'instant|le moment) où quelqu'un (soupire|improvise) : c'est (un bon endroit pour|là qu'il faut) (commencer|chercher).
<Demandez-vous/Demande-toi> (quand on en a parlé (franchement|à voix haute) pour la dernière fois|à quand remonte la dernière discussion franche|qui a osé en parler à voix haute), (et|puis) ce qui (en est sorti|a été décidé).
<Écoutez/Écoute> l'excuse qui (vient en premier|est toujours prête) ; elle (désigne|montre) souvent l'habitude (derrière|en dessous).
<Regardez/Regarde> si cela (arrive|se produit) (partout|avec tout le monde) ou (seulement|surtout) certains jours.
## Pourquoi elle revient || D'où vient cette habitude || Ce qui la maintient en place || Les raisons, sans reproche
@ul 3
L'habitude : (c'était peut-être|elle a pu être) (la bonne réponse|une solution sensée|le meilleur choix) (autrefois|un jour), et personne n'a (vérifié|reposé la question) (depuis|par la suite|ensuite).
Le temps : (sur le moment|le jour même|au premier abord), le chemin (court|rapide) (a l'air|paraît|semble) (gratuit|sans frais), et (la note|l'effet) (arrive|tombe) (plus tard|après coup|un autre jour).
Le silence : ceux qui (voient|remarquent) (le problème pensent|ce qui cloche pensent|la chose se disent) (que quelqu'un d'autre|qu'une autre personne) l'a déjà (dit|signalé).
La distance : la personne qui (décide|choisit) (n'est pas celle qui|n'est guère celle qui) (vit avec la suite|s'en occupe après).
La prudence : la manière (actuelle|de toujours) est (connue|rassurante), l'autre demande (une explication|un apprentissage).
L'absence de chiffres : (tant que rien n'est|si rien n'est|faute d'être) (compté|noté), cela (ressemble à|passe pour) (de la malchance|un hasard|une exception).
@proof
## Ce qu'on peut faire à la place || La sortie, par petits gestes || Une autre façon de faire || Par quoi la remplacer
@ol 4
<Arrêtez-vous/Arrête-toi> (la prochaine fois que cela|dès que cela|quand cela) (arrive|se présente), et <dites/dis> (en une phrase|à voix haute|en peu de mots) (ce que <vous voyez/tu vois>|ce qui se passe|ce qui se voit).
<Choisissez/Choisis> le plus petit changement qui l'aurait (évité|empêché) (ce jour-là|cette fois).
<Convenez/Conviens> d'un (signal|mot) que chacun peut (utiliser|lancer) pour (faire une pause|tout arrêter).
<Mettez/Mets> (la bonne manière|la façon qui marche|la bonne méthode) (à portée de main|sous les yeux), (pour qu'elle soit la plus|de sorte qu'elle soit la plus|jusqu'à ce qu'elle soit la plus) (simple|rapide) (un jour de|même un jour de|les jours de) (presse|fatigue).
<Faites/Fais> (le point|le tri|un bilan) après (dix|vingt) cas : on garde ce qui (aide|sert), on (laisse|jette) (le reste|tout le reste).
<Remerciez/Remercie> la première personne qui (le signale|lève la main), (pour que la suivante ose|devant les autres).
<Prévenez/Préviens> les (nouveaux venus|personnes qui arrivent) (dès le premier jour|tout de suite|à leur arrivée), (avant que l'ancienne habitude ne|avant que la vieille habitude ne|sans attendre que le mauvais pli) (se copie|passe).
@missing-story
## Repartir du bon pied || Une aide, si <vous le souhaitez/tu veux> || Ce qui existe pour l'éviter
@p 1
Corriger demande une (décision|après-midi) plutôt qu'un (grand projet|programme) : <fixez/fixe> la date (maintenant|avant de fermer cette page).
(Une correction à la fois|Une seule correction par semaine|Un seul changement à la fois) (suffit|est déjà bien) : <notez/note> (la suivante sur une liste|l'idée suivante à part|la prochaine sur une feuille), et <laissez-la/laisse-la> (y dormir|attendre).
@offers
== comparison
@p 2
(Deux|Au moins deux) chemins sont (possibles|ouverts), et ce texte les (pose|met) (côte à côte|face à face), (aux mêmes conditions|avec les mêmes critères).
(Le but|L'idée) : une décision (que l'on peut|facile à|que chacun saura) (expliquer|défendre) en (deux phrases|une minute), pas un (vainqueur|classement) (pour tout le monde|valable pour tous|à tout prix).
<Gardez/Garde> <votre/ton> cas (en tête|sous les yeux) : (le même tableau|un seul tableau|la même grille) peut (conduire|mener) à deux (choix|réponses).
Chaque voie a son prix, en (argent|heures) ou en (attention|patience), et (mieux vaut le|il est utile de le) (connaître|noter) (avant|d'avance|au préalable).
## Sur quoi comparer || D'abord, les critères || Se mettre d'accord sur la mesure || Les points à regarder
@ul 5
L'effort du début : que faut-il (préparer|apprendre), et qui (s'en charge|le fait) ?
L'effort ensuite : combien de (minutes|temps) par semaine, une fois (l'élan retombé|la nouveauté passée) ?
Le coût : (qu'est-ce qui se paie|que paie-t-on|quelles sommes tombent) (une fois|au départ), (chaque mois|tous les mois|mois après mois), et (en cas d'arrêt|si l'on part) ?
Le mauvais jour : (que se passe-t-il quand|qu'arrive-t-il si|comment fait-on lorsque) (la personne qui sait|la personne qui connaît tout|la seule à connaître la marche) est (absente|malade) ?
La preuve : quel (chiffre|signe) (dirait au bout d'un mois|montrerait après quatre semaines|prouverait, passé un mois,) (que le choix était|que c'était) (bon|le bon) ?
Le retour en arrière : est-il (simple|possible|coûteux) de (défaire|changer|reprendre) la décision (plus tard|l'an prochain|en cours d'année) ?
Les personnes : qui doit (changer|quitter) une habitude, et lui a-t-on (demandé|parlé) ?
## Première voie : continuer ainsi || Option un : ne rien changer || Rester comme aujourd'hui || Ce que coûte le statu quo
@situation
@p 2
Continuer a (un mérite|une vraie qualité) : personne ne doit (rien apprendre|changer d'habitude) demain.
<Écrivez/Écris> (son prix|ce que cela coûte|la dépense) (juste à côté|dans la même colonne), en (heures|temps), (même si|quitte à ce que|et tant pis si) (le chiffre|la somme) reste (approximatif|une estimation).
<Demandez/Demande> (combien de temps|jusqu'à quand) cela peut (durer|tenir), (et quel événement|puis quel événement|et ce qui) y mettrait (fin|un terme).
(Le choix se défend|La position se tient|Rien à redire) (quand le cas|tant que le cas|lorsque le cas) est (rare|petit) ; (il faut donc compter|<comptez/compte> donc) (d'abord|avant).
## Seconde voie : faire autrement || Option deux : changer quelque chose || L'autre chemin, concrètement || Ce que donnerait un changement
@offers
@proof
@p 1
<Demandez/Demande> (les conditions par écrit|un écrit avec les conditions|toutes les conditions noir sur blanc), (et <regardez/regarde>|puis <vérifiez/vérifie>|en cherchant) ce qui (se passe|est prévu) en cas de (pause|départ).
<Commencez/Commence> (par la version la plus|avec la version la plus) (légère|petite), puis <reprenez/reprends> (la liste de critères|les critères|la grille) après (un mois|quelques semaines).
## Décider || Du tableau à la décision || Choisir entre les deux || Trancher, sans y passer l'hiver
@ol 3
<Donnez/Donne> (à chaque critère|à chacun des critères|pour chaque ligne) (un poids de un à trois|une note de un à trois|un, deux ou trois points), (en solitaire|sans en parler|sur une feuille) (et avant toute|avant la moindre|bien avant la) (discussion|réunion|dispute).
<Remplissez/Remplis> (les deux colonnes|chaque colonne|le tableau) avec des (faits|chiffres), et <marquez/marque> chaque (supposition|estimation) (comme telle|d'un signe|au crayon).
<Barrez/Barre> (les points où|les lignes où) les deux (se valent|sont à égalité) : ils ne (décident|tranchent) rien.
<Laissez/Laisse> (passer une nuit|reposer jusqu'au matin|dormir la question), puis <expliquez/explique> le (choix|résultat) (à quelqu'un qui|à une personne qui|à qui) (n'est pas d'accord|n'était pas là).
<Fixez/Fixe> la date (à laquelle le choix|où le choix|où l'ensemble) sera (revu|relu), et <inscrivez-la/inscris-la> (dans l'agenda|au calendrier|tout de suite).
@figures 1
== case
@p 2
(Une seule|Une) histoire, (du début à la fin|dans l'ordre), plutôt qu'une (liste|rangée) d'arguments : (c'est le parti pris ici|voilà l'idée).
Le point de départ, (le travail|l'essai), le résultat, (puis ce|enfin ce|et ce) (qu'il en reste|qu'on peut en tirer) : (tout est dans cet ordre|c'est l'ordre du récit).
Ce qui (manque encore|doit être validé) est (signalé|marqué) ; (le reste|ce qui est écrit) (est donné tel|est repris tel|figure ici tel) (quel|qu'on l'a raconté).
<Cherchez/Cherche> (les différences avec|ce qui s'écarte de|ce qui ne colle pas à) <votre/ton> cas (autant que|aussi bien que|avant même) les (ressemblances|points communs).
## Le point de départ || Là où l'histoire commence || Avant tout changement || Comment cela a commencé
@situation
@p 2
<Retenez/Retiens> ce qui paraissait (normal|acceptable) à ce moment-là ; (on l'oublie vite|cela s'oublie) (après coup|ensuite).
<Mettez/Mets> <vos/tes> propres chiffres en face : (combien de fois|depuis quand), (à quel prix|pour qui) ?
<Demandez-vous/Demande-toi> ce qui serait (arrivé|venu) sans aucune décision.
## Ce qui a été fait || Le travail, étape par étape || De la décision au premier jour || L'essai lui-même
@proof
@ol 3
La question (tenait|était posée) en une phrase : [à compléter : le but, avec les mots du client].
Le premier pas (était|est resté) (petit|modeste) : [à compléter : ce qui a été fait la première semaine].
Une personne (en avait la charge|suivait le sujet) : [à compléter : son rôle].
Quelque chose a été (abandonné|laissé) en route : [à compléter : ce qui n'a pas marché].
Le rythme qui est resté (se raconte|tient) en une ligne : [à compléter : ce qui se fait chaque semaine].
## Ce que cela a donné || Le résultat, en chiffres || Ce qui a changé || Après le changement
@figures 2
@p 2
Un résultat se lit avec (son contexte|ses conditions) : la (saison|taille), (l'équipe|les personnes), le temps (passé|qu'il a fallu).
Ce qui n'a pas changé (mérite|doit avoir) sa ligne (aussi|ici) : [à compléter : ce qui reste ouvert].
Une phrase (de la personne|du client) (le dira mieux|vaut un résumé) : [à compléter : une citation validée].
## Ce qu'on peut en retenir || De ce cas au <vôtre/tien> || Ce qui se transpose || À garder pour <vous/toi>
@ul 3
<Comparez/Compare> les points de départ (avant de comparer|puis seulement) les résultats.
<Reprenez/Reprends> l'ordre des étapes, pas les (chiffres|dates).
<Commencez/Commence> (là où|à l'endroit où|par le point où) la (pression|gêne) (est la plus forte|pèse le plus|se fait le plus sentir), (même si un autre endroit|même quand un autre point) (paraît|semble) plus (simple|facile).
<Notez/Note> (l'état|le chiffre) d'aujourd'hui, pour avoir (plus tard|ensuite) un point de comparaison.
<Demandez/Demande> à quelqu'un qui (l'a vécu|est passé par là) ce qu'il (sauterait|laisserait) (aujourd'hui|maintenant).
@offers
== checklist
@p 2
(À copier|À imprimer), (à cocher|avec des cases à cocher|à remplir), et à laisser (en vue|à portée de main) : (la liste ne demande rien de plus|c'est tout).
Chaque ligne (est une question fermée qui|pose une question simple qui) (se règle|trouve sa réponse) (en moins d'une minute|en un instant|sans réfléchir longtemps).
<Prenez-la/Prends-la> (avant la prochaine semaine|en prévision d'une semaine|avant d'entrer dans une semaine) (chargée|difficile), (en solo|au calme) (ou avec les personnes concernées|ou bien à plusieurs|ou en compagnie des intéressés).
(Trois|Quatre) réponses (franches|honnêtes) (aident|servent) plus que vingt coches (posées|faites) en vitesse.
## Pourquoi une liste || À quoi sert cette liste || Ce qu'elle doit éviter || La raison de cette liste
@situation
@p 2
Une liste ne (pense|décide) (à la place de personne|pour personne|au nom de personne) ; elle (retient|garde) les (évidences|petites choses) (un jour de|les jours de|même un jour de) (presse|fatigue).
<Confiez-la/Confie-la> (à la personne qui|à quelqu'un qui|à celui ou celle qui) (fait|connaît) le travail, et <demandez-lui/demande-lui> (quelle ligne est|laquelle des lignes est) (fausse|de trop).
<Changez/Change> (les mots|les termes|certains mots) (jusqu'à ce qu'ils|pour qu'ils) (sonnent juste|soient ceux de la maison) ; une liste empruntée (reste|finit|devient vite) (au tiroir|lettre morte).
## Avant || En amont || La préparation || La veille
@tasks 3
Sait-on (qui a le dernier mot|qui tranche à la fin|à qui revient la décision), et qui (remplace|relaie) (cette personne en cas d'absence|cette personne si elle s'absente|cette personne au besoin) ?
La dernière fois a-t-elle été (notée|racontée) en (trois|quelques) lignes (que l'on peut retrouver|faciles à retrouver|à la portée de tous) ?
Les (documents|papiers), (les contacts et les accès|les adresses et les codes|les numéros et les clés) sont-ils (réunis|au même endroit) ?
(Y a-t-il une date à laquelle|A-t-on un jour où|Sait-on quand) la (décision|réponse) doit (tomber|être prise) ?
La personne la moins (convaincue|expérimentée) (a-t-elle lu le plan|a-t-elle vu le plan) (et dit ce qui|pour dire ce qui) (l'inquiète|la gêne) ?
## Pendant || Le jour même || Au milieu de l'action || Quand c'est parti
@tasks 3
Quelqu'un est-il (libre|disponible) pour remarquer que cela (dérape|s'écarte) ?
Les doutes sont-ils (notés|écrits) sur-le-champ, même les plus (petits|simples) ?
La personne la plus (jeune|récente) sait-elle quand il faut (s'arrêter|lever la main) ?
L'ordre prévu est-il (suivi|respecté), ou a-t-on une (bonne|vraie) raison d'en changer ?
La personne en face (voit-elle ce qui vient|sait-elle ce qui vient|peut-elle dire ce qui arrive) (ensuite|après) ?
## Après || Une fois que c'est fini || Le lendemain || Avant de tourner la page
@tasks 3
Un chiffre est-il (noté|écrit) pour comparer (la prochaine fois|plus tard) ?
Les personnes concernées ont-elles (entendu|reçu) le résultat ?
Une ligne a-t-elle été (ajoutée|retirée) (sur cette liste|ici) ?
La prochaine date est-elle (fixée|posée), avec un nom (à côté|en face) ?
Ce qui a été sauté est-il (planifié|reporté) ou clairement abandonné ?
@figures 1
@proof
## Si des cases restent vides || Une aide pour les cases vides || Et s'il manque des coches
@p 1
<Commencez/Commence> (par la case qui aurait|avec la case qui aurait|là où une croix aurait) le plus (aidé|compté) (la dernière fois|au dernier essai), (pas par la|et non par la|plutôt que par la) (première|plus facile).
Une case vide n'est pas (un drame|un échec) ; (trois|plusieurs) (dans le même bloc|au même endroit|côte à côte) (montrent|disent) par où commencer.
@offers
== myth
@p 2
Certaines (phrases|idées) se (répètent|transmettent) (depuis si longtemps|si souvent) que personne ne les (vérifie|teste) (plus|vraiment).
(Ce texte en prend une|Ces lignes en prennent une|Ici, on en choisit une) et la (démonte|regarde de près), (calmement|sans moquerie) : ce qui est (juste|vrai), (ce qui ne l'est pas|ce qui l'est moins|le reste), et (la suite|ce qu'on en fait).
<Gardez/Garde> <vos/tes> propres cas (sous la main|en tête) : ils (comptent|pèsent) plus qu'une (règle générale|formule).
<Notez/Note> (à quelle ligne|l'endroit où|la phrase où) <vous n'êtes pas/tu n'es pas> d'accord : (c'est la partie|voilà la partie) (utile|intéressante).
## Ce qu'on croit souvent || La phrase à tester || L'idée reçue || Ce que l'on entend dire
@p 2
L'idée (se résume|tient) à peu près (ainsi|à ceci) : [à compléter : la phrase, telle que les clients la disent].
Elle est (confortable|pratique), puisqu'elle ne demande (rien|aucun changement) à personne (cette semaine|aujourd'hui).
Une part a pu être (vraie|juste) (autrefois|ailleurs), avec d'autres (moyens|personnes).
<Cherchez/Cherche> où <vous l'avez/tu l'as> (entendue|lue) (la première fois|au départ|pour commencer), et (ce que la source avait à y gagner|quel intérêt avait la source|qui avait avantage à la dire).
## Ce que l'on voit || Les faits disponibles || Ce que dit le terrain || En face : ce qui se passe
@situation
@proof
@p 2
<Mettez/Mets> cette phrase (en face des|à côté des|à l'épreuve des) (cinq|dix) derniers cas, (et <comptez/compte> ceux qu'elle|et <voyez/vois> lesquels elle|en comptant ceux qu'elle) (explique|décrit).
Un seul contre-exemple (suffit pour|permet de|a de quoi) (changer|transformer) une règle en (question|hypothèse).
<Regardez/Regarde> (de près les cas qui|un par un les cas qui|surtout ceux qui) ne (collent|correspondent) pas : (l'information utile s'y|le plus instructif s'y|c'est là que l'utile se) (trouve|cache).
(Attention à l'écart entre|Il y a un écart entre) « jamais » et « pas encore », (entre « toujours » et|ou entre « tout le temps » et) « la dernière fois ».
@figures 1
## La part de vrai || Ce qu'elle a de juste || Soyons justes || Là où l'idée tient
@ul 3
La prudence se (défend|comprend) quand l'erreur coûte (cher|beaucoup) ; (encore faut-il|reste à) dire combien.
(Tous les cas ne se|Les cas ne se) (ressemblent|valent) pas : <listez/liste> (ceux où l'ancienne règle|les fois où cette règle) (tient|marche) encore.
(Les essais passés comptent|Les anciens essais ont leur poids|On a déjà essayé) : <demandez/demande> ce qui a (échoué|coincé), quand, (et avec quels moyens|avec quels moyens aussi|et pourquoi).
(L'effort est réel|Il y faut un effort|L'effort existe) ; <prévoyez-le/prévois-le> (dans l'agenda|noir sur blanc|comme un rendez-vous) (plutôt que d'espérer qu'il|sans attendre qu'il) (disparaisse|s'évapore).
Le doute (mérite une réponse avec|appelle|attend qu'on lui donne) (un chiffre|une date), pas (une autre formule|une promesse de plus).
## Que dire à la place || Une meilleure phrase || La remplacer par une question || Désormais
@ol 3
<Remplacez/Remplace> (la phrase par une question|l'affirmation par une question|cette certitude par une question) (qui a une|avec une|munie d'une) (date|échéance).
<Testez-la/Teste-la> (sur un cas où l'on ne risque|là où l'on ne risque|quand on ne risque) (rien|pas grand-chose), et <notez/note> (ce qui se passe|ce que cela donne|le résultat).
<Partagez/Partage> (le résultat avec|ce résultat avec|ce que l'on a vu avec) (la personne qui y croit le plus|qui y croit le plus|son meilleur défenseur), (sans|et cela sans) (triomphe|ironie).
<Changez/Change> (la règle sur le papier|la règle écrite|la consigne affichée), (pour que la personne suivante|afin que la prochaine recrue) (n'apprenne pas|ne reprenne pas|ne découvre pas) l'ancienne.
<Revenez-y/Reviens-y> dans (trois|six) mois : les (croyances|habitudes) repoussent.
@offers
== question
@p 2
(Des réponses|Réponses) (courtes|simples), dans (l'ordre|la suite) où les questions (viennent|se posent), (sans détour|et sans petites lignes).
(<Sautez/Saute>|<Passez/Passe>) à celle qui <vous/te> (concerne|parle) : (chaque réponse se lit seule|elles se lisent séparément).
Les mots restent ceux (de tous les jours|d'une vraie conversation), (comme autour d'une table|sans vocabulaire d'initié).
(S'il en manque une|Si <la vôtre/la tienne> n'y est pas), <posez-la/pose-la> : elle sera (ajoutée|traitée) (ici|à son tour).
## Quel est le problème, au juste ? || De quoi parle-t-on ? || Que se passe-t-il ? || Où cela fait-il mal ?
@situation
@p 2
<Dites-le/Dis-le> avec <vos/tes> mots avant de (poursuivre|lire la suite) : qui, quand, (combien de fois|à quelle fréquence|depuis quand) ?
Un problème (décrit|dit) en (une phrase|dix mots) se (partage|confie) mieux ; (<écrivez/écris>|<notez/note>) (d'abord|tout de suite) (cette phrase|ces mots).
<Laissez/Laisse> (la cause|le pourquoi) de côté (pour l'instant|un moment), et <restez/reste> (sur|avec) ce qui se (voit|passe).
## Qui est concerné ? || Est-ce pour moi ? || Pour qui cela compte-t-il ?
@audience
@p 2
<Vous êtes/Tu es> au bon endroit (si la scène ci-dessus rappelle|dès que cette scène rappelle|quand ce qui précède évoque) (la semaine dernière|des journées connues).
(Sinon|Dans le cas contraire), <transmettez/transmets> (cette page|ces lignes) à la personne qui (s'y reconnaîtra|y verra son quotidien) (tout de suite|au premier coup d'œil).
La taille (importe|compte) peu (ici|dans ce cas) ; (la question est de savoir|il s'agit de voir) si cela (revient|se répète).
## Par où commencer ? || Quel est le premier pas ? || Que faire cette semaine ?
@ol 4
<Choisissez/Choisis> un (jour|lieu) et <observez/observe> sans rien changer.
<Notez/Note> en (trois|quelques) lignes (ce que <vous voyez/tu vois>|ce qui se passe|chaque observation), (avec l'heure|en mettant l'heure|l'heure) (à côté|en face).
<Lisez-les/Lis-les> (à quelqu'un qui|à une personne qui|à qui) (connaît|fait) le travail, et <demandez/demande> (ce qui manque|ce qui y manque|ce qu'il faut ajouter).
<Décidez/Décide> (d'un seul changement que l'on peut|d'une chose à changer, que l'on peut|d'un changement facile à) (annuler|défaire) (demain|dans la journée).
<Fixez/Fixe> (le jour où|la date à laquelle|le moment où) <vous regarderez/tu regarderas> (si cela a|si l'essai a|en quoi cela a) (aidé|servi).
<Mettez/Mets> (le reste|tout le reste|les autres idées) (sur une liste|de côté, par écrit|au bas de la feuille) : (rien n'est oublié, rien ne gêne|ainsi, rien ne se perd|cela ne presse pas).
## Comment savoir si cela marche ? || Et les chiffres ? || À quoi s'attendre ?
@figures 1
@p 2
<Relevez/Relève> (l'état|le chiffre) d'aujourd'hui ; (sans lui, il n'y a rien à comparer|rien ne se compare sans lui|c'est à lui que l'on comparera).
<Laissez/Laisse> (trois|quatre) semaines, (et <regardez/regarde> chaque fois le même jour|et toujours le même jour pour le relevé|en regardant un même jour de la semaine).
<Méfiez-vous/Méfie-toi> d'un changement qui (arrive|apparaît) dès le premier jour.
@proof
## Quelle aide existe ? || Qu'est-ce qui est proposé ? || Combien cela coûte, et pour quoi ?
@offers
== numbers
@p 2
Les chiffres (d'abord|avant les avis) : ceux (que l'on a|qui existent), ceux (qui manquent|à trouver), et la (façon|manière) de les (lire|utiliser).
Aucun tableur (nécessaire|à ouvrir) : une feuille et (dix|quinze) minutes (par semaine|chaque semaine|tous les sept jours) (suffisent|feront l'affaire).
Chaque chiffre (ci-dessous|de ce texte) a (sa source|son origine) ; (quand|là où) il en manque un, c'est (écrit|dit|marqué).
Un chiffre (seul|isolé|tout nu) ne (prouve|décide) (rien|pas grand-chose) : <lisez-le/lis-le> (avec la question qui va avec|en gardant la question à côté|près de la question posée).
## Ce que l'on sait déjà || Les chiffres disponibles || Aujourd'hui sur la table || Les chiffres connus
@figures 3
@proof
@p 1
<Demandez-vous/Demande-toi> ce que chaque chiffre (laisse de côté|ne compte pas) avant de le citer.
<Écrivez/Écris> la date (à côté|en face) (de chaque chiffre|de tous les chiffres|des chiffres) : (un ancien reste un|un vieux chiffre est un|l'ancien n'est plus qu'un) (repère|point de départ).
## Derrière les chiffres || Ce qu'il s'agit de compter || La part qui n'est pas un nombre || Ce que les chiffres représentent
@situation
@p 2
<Traduisez/Traduis> (d'abord en heures|pour commencer en heures|tout en heures), ensuite (seulement|et seulement ensuite) en argent : (les heures se|les minutes se|le temps se) (discutent|contestent) moins.
<Comptez/Compte> chaque cas pendant (deux semaines|dix jours), d'un (simple trait|bâton) sur (une feuille|un papier) (près de la porte|à portée de main).
<Séparez/Sépare> ce qui (arrive|revient) souvent (de ce qui|et ce qui) (marque|fait mal) : (ce n'est pas toujours la même chose|les deux se confondent vite).
<Cherchez/Cherche> le chiffre (auquel croirait la personne qui décide|qui convaincrait la direction), et <relevez/relève> celui-là.
## Les chiffres à relever || Que compter désormais || Une courte liste de relevés || Quatre comptes, pas plus
@ol 4
Combien de fois par semaine (ordinaire|moyenne) cela arrive-t-il ?
Combien de (minutes|temps) pour (un seul cas|un cas), (du début|de l'ouverture) (à la fin|jusqu'au bout) ?
Combien de personnes sont (interrompues|dérangées) (à chaque fois|chaque fois|pour un seul cas), et dans quoi ?
Quelle part des cas pouvait se voir (la veille|à l'avance) ?
(Combien de jours|Quel délai) avant (que quelqu'un|qu'un client) (remarque|dise) quelque chose ?
Quelle a été la meilleure semaine (du semestre|des derniers mois|depuis la rentrée), et (qu'avait-elle de différent|d'où venait la différence|pour quelle raison) ?
## Comment les lire || Lire sans se tromper soi-même || Du compte à la décision || Ce que les chiffres peuvent trancher
@p 3
<Comparez/Compare> (des semaines|les semaines) entre elles, (jamais un|et jamais un|plutôt qu'un) (lundi|jour calme) (avec un|et un) (vendredi|jour de presse).
<Cherchez/Cherche> la (direction|tendance) sur (quatre|cinq) relevés ; (deux points ne font qu'un trait|deux ne suffisent pas).
<Dites/Dis> (d'avance|avant de compter) quel chiffre <vous/te> ferait changer (d'avis|de route), et <tenez-vous-y/tiens-t'y>.
<Montrez/Montre> (aussi|également) le relevé (brut|d'origine), pour que chacun (puisse refaire|refasse) le (calcul|compte).
<Arrondissez/Arrondis> (sans crainte|sans remords|largement) : un chiffre (rond|approché) (que l'on regarde|qui sert|affiché au mur) (vaut mieux qu'un|bat un|est plus utile qu'un) (chiffre exact|nombre précis) (au fond d'un fichier|que nul n'ouvre|oublié dans un dossier).
@offers
`;
