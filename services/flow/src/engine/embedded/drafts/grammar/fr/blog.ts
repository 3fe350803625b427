/** Outlines of blog posts, one for each angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchBlog = `
== how-to
@p 2
(Voici|Ce texte donne|Ces lignes donnent) (une marche à suivre|un chemin possible), (étape par étape|du premier pas au dernier), avec (un contrôle|un test) à la fin.
<Lisez-le/Lis-le> (une fois en entier|d'abord en diagonale), puis <revenez/reviens> (à l'étape un|au début) avec (un crayon|un carnet) (cette semaine|dès demain).
(Rien à acheter|Aucun outil) pour (commencer|démarrer) : (une demi-heure au calme|trente minutes sans téléphone) et (un regard honnête|un peu de recul) (suffisent|font l'affaire).
(Chacun|Chaque équipe) (adaptera|ajustera) l'ordre à (ses journées|son rythme), sans sauter l'étape qui (semble évidente|paraît trop simple).
## D'abord, regarder la situation en face || Le point de départ || Ce qui se passe aujourd'hui || La scène de départ
@situation
@p 2
<Notez/Note> (quand c'est arrivé la dernière fois|la date de la dernière fois), qui (était là|l'a remarqué) et ce qui (a été fait|s'est passé) (ensuite|sur le moment).
(S'en tenir|<Tenez-vous-en/Tiens-t'en>) à ce (qu'une caméra filmerait|que deux personnes verraient de la même façon) ; (les avis|les explications) (attendront|viendront après).
<Posez/Pose> la même question à la personne (la plus proche du sujet|qui voit cela chaque semaine), et <comparez/compare> les deux (réponses|récits).
En cas de doute, (mieux vaut garder|<gardez/garde>) la version qui (prend le plus de temps|revient le plus souvent) et (commencer|partir) de là.
## Les étapes, dans l'ordre || Pas à pas || Une chose à la fois || La marche à suivre
@ol 5
<Choisissez/Choisis> un (seul moment|moment précis) de la semaine où cela (coince|se voit), et <laissez/laisse> les autres (de côté|pour plus tard).
<Nommez/Nomme> la personne qui (s'en charge|suit le sujet) : un prénom, (pas un service|pas un comité), et (une heure|un créneau) dans l'agenda.
<Décrivez/Décris> en (trois|cinq) lignes comment cela (devrait|doit) se passer, (comme pour|en pensant à) une personne qui arrive (demain|ce matin).
<Préparez/Prépare> (la veille|à l'avance) ce qu'il (faut|faudra), pour que le moment venu (il n'y ait rien à chercher|personne ne cherche un papier).
<Faites/Fais> un essai sur un cas (simple|sans risque), avec quelqu'un qui (regarde|observe) et (prend des notes|écrit ce qui se passe).
<Enlevez/Enlève> ce que personne n'a (utilisé|regardé) pendant (l'essai|ce premier tour), au lieu (d'ajouter une règle|d'en rajouter).
<Recommencez/Recommence> sur (trois|quatre) cas (de suite|à la file) avant de (toucher à|changer) autre chose.
<Affichez/Affiche> la version (retenue|finale) (là où l'on travaille|à côté du poste), (pas dans un classeur|pas au fond d'un dossier).
## Comment savoir si cela marche || Le contrôle, deux semaines plus tard || Vérifier sans se raconter d'histoires || Le test à la fin
@p 3
<Prenez/Prends> un (signe|repère) qui se compte (en une minute|vite) et <notez-le/note-le> (chaque semaine|le même jour de la semaine).
<Comparez/Compare> avec la note (du départ|du premier jour), (jamais avec un souvenir|pas avec une impression).
Si rien ne (bouge|change), (retour|il faut revenir) à la première étape, avec un (moment|sujet) plus (petit|précis).
Si le chiffre (s'améliore|bouge), <ne touchez/ne touche> à rien pendant (un mois|quatre semaines) avant (le changement suivant|d'aller plus loin).
<Dites/Dis> aux personnes concernées ce qui (en ressort|est noté), (y compris|même) la partie qui n'a pas (marché|suivi le plan).
@figures 1
## Quand on préfère ne pas le faire seul || Ce que l'on peut faire pour <vous/toi> || L'aide possible
@offers
== mistake
@p 2
(Une|Une seule) erreur, (la façon dont elle s'installe|le chemin qui y mène) et (ce qu'on peut faire à la place|la sortie) : (voilà le programme|c'est le sujet de ce texte).
Personne ne (la fait exprès|se lève le matin pour la faire), et (ce texte ne cherche pas de coupable|il n'est pas question de faire la leçon).
<Lisez/Lis> ces lignes comme (un miroir|une vérification), pas comme (un reproche|un jugement) : (la sortie|le remède) est à la fin.
(Un seul|Un) travers (suffit|sera bien assez) pour aujourd'hui ; les autres (attendront|auront leur tour).
## À quoi on la reconnaît || Ce qui se voit de l'extérieur || La scène, telle qu'elle se passe || Comment l'erreur se montre
@situation
@p 2
<Repérez/Repère> (l'instant|le moment) où quelqu'un (soupire|improvise) : c'est (un bon endroit pour|là qu'il faut) (commencer|chercher).
<Demandez-vous/Demande-toi> quand on en a parlé (franchement|à voix haute) pour la dernière fois, et ce qui (en est sorti|a été décidé).
<Écoutez/Écoute> l'excuse qui (vient en premier|est toujours prête) ; elle (désigne|montre) souvent l'habitude (derrière|en dessous).
<Regardez/Regarde> si cela (arrive|se produit) (partout|avec tout le monde) ou (seulement|surtout) certains jours.
## Pourquoi elle revient || D'où vient cette habitude || Ce qui la maintient en place || Les raisons, sans reproche
@ul 3
L'habitude : (c'était peut-être|elle a pu être) la bonne réponse (autrefois|un jour), et personne n'a (vérifié|reposé la question) depuis.
Le temps : sur le moment, le chemin (court|rapide) a l'air (gratuit|sans frais), et (la note|l'effet) (arrive|tombe) plus tard.
Le silence : ceux qui (voient|remarquent) le problème pensent que (quelqu'un d'autre|une autre personne) l'a déjà (dit|signalé).
La distance : la personne qui (décide|choisit) n'est pas celle qui (vit avec la suite|s'en occupe après).
La prudence : la manière (actuelle|de toujours) est (connue|rassurante), l'autre demande (une explication|un apprentissage).
L'absence de chiffres : tant que rien n'est (compté|noté), cela (ressemble à|passe pour) de la malchance.
@proof
## Ce qu'on peut faire à la place || La sortie, par petits gestes || Une autre façon de faire || Par quoi la remplacer
@ol 4
<Arrêtez-vous/Arrête-toi> la prochaine fois que cela (arrive|se présente), et <dites/dis> en une phrase ce que <vous voyez/tu vois>.
<Choisissez/Choisis> le plus petit changement qui l'aurait (évité|empêché) (ce jour-là|cette fois).
<Convenez/Conviens> d'un (signal|mot) que chacun peut (utiliser|lancer) pour (faire une pause|tout arrêter).
<Mettez/Mets> la bonne manière (à portée de main|sous les yeux), pour qu'elle soit la plus (simple|rapide) un jour de (presse|fatigue).
<Faites/Fais> le point après (dix|vingt) cas : on garde ce qui (aide|sert), on (laisse|jette) le reste.
<Remerciez/Remercie> la première personne qui (le signale|lève la main), (pour que la suivante ose|devant les autres).
<Prévenez/Préviens> les (nouveaux venus|personnes qui arrivent) dès le premier jour, avant que l'ancienne habitude ne (se copie|passe).
@missing-story
## Repartir du bon pied || Une aide, si <vous le souhaitez/tu veux> || Ce qui existe pour l'éviter
@p 1
Corriger demande une (décision|après-midi) plutôt qu'un (grand projet|programme) : <fixez/fixe> la date (maintenant|avant de fermer cette page).
Une correction à la fois (suffit|est déjà bien) : <notez/note> la suivante sur une liste, et <laissez-la/laisse-la> (y dormir|attendre).
@offers
== comparison
@p 2
(Deux|Au moins deux) chemins sont (possibles|ouverts), et ce texte les (pose|met) (côte à côte|face à face), (aux mêmes conditions|avec les mêmes critères).
(Le but|L'idée) : une décision que l'on peut (expliquer|défendre) en (deux phrases|une minute), pas un (vainqueur|classement) pour tout le monde.
<Gardez/Garde> <votre/ton> cas (en tête|sous les yeux) : le même tableau peut (conduire|mener) à deux (choix|réponses).
Chaque voie a son prix, en (argent|heures) ou en (attention|patience), et (mieux vaut le|il est utile de le) (connaître|noter) avant.
## Sur quoi comparer || D'abord, les critères || Se mettre d'accord sur la mesure || Les points à regarder
@ul 5
L'effort du début : que faut-il (préparer|apprendre), et qui (s'en charge|le fait) ?
L'effort ensuite : combien de (minutes|temps) par semaine, une fois (l'élan retombé|la nouveauté passée) ?
Le coût : qu'est-ce qui se paie (une fois|au départ), chaque mois, et (en cas d'arrêt|si l'on part) ?
Le mauvais jour : que se passe-t-il quand la personne qui sait est (absente|malade) ?
La preuve : quel (chiffre|signe) dirait au bout d'un mois que le choix était (bon|le bon) ?
Le retour en arrière : est-il (simple|possible|coûteux) de (défaire|annuler|reprendre) la décision (plus tard|l'an prochain|en cours d'année) ?
Les personnes : qui doit (changer|quitter) une habitude, et lui a-t-on (demandé|parlé) ?
## Première voie : continuer ainsi || Option un : ne rien changer || Rester comme aujourd'hui || Ce que coûte le statu quo
@situation
@p 2
Continuer a (un mérite|une vraie qualité) : personne ne doit (rien apprendre|changer d'habitude) demain.
<Écrivez/Écris> son prix (juste à côté|dans la même colonne), en (heures|temps), même si (le chiffre|la somme) reste (approximatif|une estimation).
<Demandez/Demande> (combien de temps|jusqu'à quand) cela peut (durer|tenir), et quel événement y mettrait (fin|un terme).
Le choix se défend quand le cas est (rare|petit) ; (il faut donc compter|<comptez/compte> donc) (d'abord|avant).
## Seconde voie : faire autrement || Option deux : changer quelque chose || L'autre chemin, concrètement || Ce que donnerait un changement
@offers
@proof
@p 1
<Demandez/Demande> les conditions par écrit, et <regardez/regarde> ce qui (se passe|est prévu) en cas de (pause|départ).
<Commencez/Commence> par la version la plus (légère|petite), puis <reprenez/reprends> la liste de critères après (un mois|quelques semaines).
## Décider || Du tableau à la décision || Choisir entre les deux || Trancher, sans y passer l'hiver
@ol 3
<Donnez/Donne> à chaque critère un poids de un à trois, (en solitaire|sans en parler|sur une feuille) et avant toute (discussion|réunion|dispute).
<Remplissez/Remplis> les deux colonnes avec des (faits|chiffres), et <marquez/marque> chaque (supposition|estimation) comme telle.
<Barrez/Barre> les points où les deux (se valent|sont à égalité) : ils ne (décident|tranchent) rien.
<Laissez/Laisse> passer une nuit, puis <expliquez/explique> le (choix|résultat) à quelqu'un qui (n'est pas d'accord|n'était pas là).
<Fixez/Fixe> la date à laquelle le choix sera (revu|relu), et <inscrivez-la/inscris-la> dans l'agenda.
@figures 1
== case
@p 2
(Une seule|Une) histoire, (du début à la fin|dans l'ordre), plutôt qu'une (liste|rangée) d'arguments : (c'est le parti pris ici|voilà l'idée).
Le point de départ, (le travail|l'essai), le résultat, puis ce (qu'il en reste|qu'on peut en tirer) : (tout est dans cet ordre|c'est l'ordre du récit).
Ce qui (manque encore|doit être validé) est (signalé|marqué) ; (le reste|ce qui est écrit) est donné tel (quel|qu'on l'a raconté).
<Cherchez/Cherche> les différences avec <votre/ton> cas autant que les (ressemblances|points communs).
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
<Commencez/Commence> là où la (pression|gêne) est la plus forte, même si un autre endroit (paraît|semble) plus (simple|facile).
<Notez/Note> (l'état|le chiffre) d'aujourd'hui, pour avoir (plus tard|ensuite) un point de comparaison.
<Demandez/Demande> à quelqu'un qui (l'a vécu|est passé par là) ce qu'il (sauterait|laisserait) (aujourd'hui|maintenant).
@offers
== checklist
@p 2
(À copier|À imprimer), à cocher, et à laisser (en vue|à portée de main) : (la liste ne demande rien de plus|c'est tout).
Chaque ligne est une question fermée qui (se règle|trouve sa réponse) en moins d'une minute.
<Prenez-la/Prends-la> avant la prochaine semaine (chargée|difficile), (en solo|au calme) ou avec les personnes concernées.
(Trois|Quatre) réponses (franches|honnêtes) (aident|servent) plus que vingt coches (posées|faites) en vitesse.
## Pourquoi une liste || À quoi sert cette liste || Ce qu'elle doit éviter || La raison de cette liste
@situation
@p 2
Une liste ne (pense|décide) à la place de personne ; elle (retient|garde) les (évidences|petites choses) un jour de (presse|fatigue).
<Confiez-la/Confie-la> à la personne qui (fait|connaît) le travail, et <demandez-lui/demande-lui> quelle ligne est (fausse|de trop).
<Changez/Change> les mots jusqu'à ce qu'ils (sonnent juste|soient ceux de la maison) ; une liste empruntée reste (au tiroir|lettre morte).
## Avant || En amont || La préparation || La veille
@tasks 3
Sait-on qui a le dernier mot, et qui (remplace|relaie) cette personne en cas d'absence ?
La dernière fois a-t-elle été (notée|racontée) en (trois|quelques) lignes que l'on peut retrouver ?
Les (documents|papiers), les contacts et les accès sont-ils (réunis|au même endroit) ?
Y a-t-il une date à laquelle la (décision|réponse) doit (tomber|être prise) ?
La personne la moins (convaincue|expérimentée) a-t-elle lu le plan et dit ce qui (l'inquiète|la gêne) ?
## Pendant || Le jour même || Au milieu de l'action || Quand c'est parti
@tasks 3
Quelqu'un est-il (libre|disponible) pour remarquer que cela (dérape|s'écarte) ?
Les doutes sont-ils (notés|écrits) sur-le-champ, même les plus (petits|simples) ?
La personne la plus (jeune|récente) sait-elle quand il faut (s'arrêter|lever la main) ?
L'ordre prévu est-il (suivi|respecté), ou a-t-on une (bonne|vraie) raison d'en changer ?
La personne en face voit-elle ce qui vient (ensuite|après) ?
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
<Commencez/Commence> par la case qui aurait le plus (aidé|compté) la dernière fois, pas par la (première|plus facile).
Une case vide n'est pas (un drame|un échec) ; (trois|plusieurs) dans le même bloc (montrent|disent) par où commencer.
@offers
== myth
@p 2
Certaines phrases se répètent depuis si longtemps que personne ne les (vérifie|teste) plus.
Ce texte en prend une et la (démonte|regarde de près), (calmement|sans moquerie) : ce qui est (juste|vrai), ce qui ne l'est pas, et (la suite|ce qu'on en fait).
<Gardez/Garde> <vos/tes> propres cas (sous la main|en tête) : ils (comptent|pèsent) plus qu'une (règle générale|formule).
<Notez/Note> à quelle ligne <vous n'êtes pas/tu n'es pas> d'accord : c'est la partie (utile|intéressante).
## Ce qu'on croit souvent || La phrase à tester || L'idée reçue || Ce que l'on entend dire
@p 2
L'idée (se résume|tient) à peu près (ainsi|à ceci) : [à compléter : la phrase, telle que les clients la disent].
Elle est (confortable|pratique), puisqu'elle ne demande (rien|aucun changement) à personne (cette semaine|aujourd'hui).
Une part a pu être (vraie|juste) (autrefois|ailleurs), avec d'autres (moyens|personnes).
<Cherchez/Cherche> où <vous l'avez/tu l'as> (entendue|lue) la première fois, et ce que la source avait à y gagner.
## Ce que l'on voit || Les faits disponibles || Ce que dit le terrain || En face : ce qui se passe
@situation
@proof
@p 2
<Mettez/Mets> cette phrase en face des (cinq|dix) derniers cas, et <comptez/compte> ceux qu'elle (explique|décrit).
Un seul contre-exemple suffit pour (changer|transformer) une règle en (question|hypothèse).
<Regardez/Regarde> de près les cas qui ne (collent|correspondent) pas : l'information utile s'y (trouve|cache).
Attention à l'écart entre « jamais » et « pas encore », (entre « toujours » et|ou entre « tout le temps » et) « la dernière fois ».
@figures 1
## La part de vrai || Ce qu'elle a de juste || Soyons justes || Là où l'idée tient
@ul 3
La prudence se (défend|comprend) quand l'erreur coûte (cher|beaucoup) ; (encore faut-il|reste à) dire combien.
Tous les cas ne se (ressemblent|valent) pas : <listez/liste> ceux où l'ancienne règle (tient|marche) encore.
Les essais passés comptent : <demandez/demande> ce qui a (échoué|coincé), quand, et avec quels moyens.
L'effort est réel ; <prévoyez-le/prévois-le> dans l'agenda plutôt que d'espérer qu'il (disparaisse|s'évapore).
Le doute mérite une réponse avec (un chiffre|une date), pas (une autre formule|une promesse de plus).
## Que dire à la place || Une meilleure phrase || La remplacer par une question || Désormais
@ol 3
<Remplacez/Remplace> la phrase par une question qui a une (date|échéance).
<Testez-la/Teste-la> sur un cas où l'on ne risque (rien|pas grand-chose), et <notez/note> ce qui se passe.
<Partagez/Partage> le résultat avec la personne qui y croit le plus, sans (triomphe|ironie).
<Changez/Change> la règle sur le papier, (pour que la personne suivante|afin que la prochaine recrue) n'apprenne pas l'ancienne.
<Revenez-y/Reviens-y> dans (trois|six) mois : les (croyances|habitudes) repoussent.
@offers
== question
@p 2
(Des réponses|Réponses) (courtes|simples), dans (l'ordre|la suite) où les questions (viennent|se posent), (sans détour|et sans petites lignes).
(<Sautez/Saute>|<Passez/Passe>) à celle qui <vous/te> (concerne|occupe) : (chaque réponse se lit seule|elles se lisent séparément).
Les mots restent ceux (de tous les jours|d'une vraie conversation), (comme autour d'une table|sans vocabulaire d'initié).
(S'il en manque une|Si <la vôtre/la tienne> n'y est pas), <posez-la/pose-la> : elle sera (ajoutée|traitée) (ici|à son tour).
## Quel est le problème, au juste ? || De quoi parle-t-on ? || Que se passe-t-il ? || Où cela fait-il mal ?
@situation
@p 2
<Dites-le/Dis-le> avec <vos/tes> mots avant de (poursuivre|lire la suite) : qui, quand, combien de fois ?
Un problème (décrit|dit) en (une phrase|dix mots) se (partage|confie) mieux ; <écrivez/écris> (d'abord|tout de suite) (cette phrase|ces mots).
<Laissez/Laisse> (la cause|le pourquoi) de côté (pour l'instant|un moment), et <restez/reste> (sur|avec) ce qui se (voit|passe).
## Qui est concerné ? || Est-ce pour moi ? || Pour qui cela compte-t-il ?
@audience
@p 2
<Vous êtes/Tu es> au bon endroit si la scène ci-dessus rappelle (la semaine dernière|des journées connues).
(Sinon|Dans le cas contraire), <transmettez/transmets> (cette page|ces lignes) à la personne qui (s'y reconnaîtra|y verra son quotidien) (tout de suite|au premier coup d'œil).
La taille (importe|compte) peu (ici|dans ce cas) ; (la question est de savoir|il s'agit de voir) si cela (revient|se répète).
## Par où commencer ? || Quel est le premier pas ? || Que faire cette semaine ?
@ol 4
<Choisissez/Choisis> un (jour|lieu) et <observez/observe> sans rien changer.
<Notez/Note> en (trois|quelques) lignes ce que <vous voyez/tu vois>, avec l'heure (à côté|en face).
<Lisez-les/Lis-les> à quelqu'un qui (connaît|fait) le travail, et <demandez/demande> ce qui manque.
<Décidez/Décide> d'un seul changement que l'on peut (annuler|défaire) (demain|dans la journée).
<Fixez/Fixe> le jour où <vous regarderez/tu regarderas> si cela a (aidé|servi).
<Mettez/Mets> le reste sur une liste, pour qu'il ne soit ni (oublié|perdu) ni dans le chemin.
## Comment savoir si cela marche ? || Et les chiffres ? || À quoi s'attendre ?
@figures 1
@p 2
<Relevez/Relève> (l'état|le chiffre) d'aujourd'hui ; sans lui, il n'y a rien à comparer.
<Laissez/Laisse> (trois|quatre) semaines, et <regardez/regarde> chaque fois le même jour.
<Méfiez-vous/Méfie-toi> d'un changement qui (arrive|apparaît) dès le premier jour.
@proof
## Quelle aide existe ? || Qu'est-ce qui est proposé ? || Combien cela coûte, et pour quoi ?
@offers
== numbers
@p 2
Les chiffres (d'abord|avant les avis) : ceux (que l'on a|qui existent), ceux (qui manquent|à trouver), et la (façon|manière) de les (lire|utiliser).
Aucun tableur (nécessaire|à ouvrir) : une feuille et (dix|quinze) minutes par semaine (suffisent|feront l'affaire).
Chaque chiffre (ci-dessous|de ce texte) a (sa source|son origine) ; (quand|là où) il en manque un, c'est (écrit|dit|marqué).
Un chiffre seul ne (prouve|décide) rien : <lisez-le/lis-le> avec la question qui va (avec|à côté).
## Ce que l'on sait déjà || Les chiffres disponibles || Aujourd'hui sur la table || Les chiffres connus
@figures 3
@proof
@p 1
<Demandez-vous/Demande-toi> ce que chaque chiffre (laisse de côté|ne compte pas) avant de le citer.
<Écrivez/Écris> la date (à côté|en face) de chaque chiffre : un ancien reste un (repère|point de départ).
## Derrière les chiffres || Ce qu'il s'agit de compter || La part qui n'est pas un nombre || Ce que les chiffres représentent
@situation
@p 2
<Traduisez/Traduis> d'abord en heures, ensuite (seulement|et seulement ensuite) en argent : les heures se (discutent|contestent) moins.
<Comptez/Compte> chaque cas pendant (deux semaines|dix jours), d'un (simple trait|bâton) sur (une feuille|un papier) (près de la porte|à portée de main).
<Séparez/Sépare> ce qui (arrive|revient) souvent de ce qui (marque|fait mal) : (ce n'est pas toujours la même chose|les deux se confondent vite).
<Cherchez/Cherche> le chiffre (auquel croirait la personne qui décide|qui convaincrait la direction), et <relevez/relève> celui-là.
## Les chiffres à relever || Que compter désormais || Une courte liste de relevés || Quatre comptes, pas plus
@ol 4
Combien de fois par semaine (ordinaire|moyenne) cela arrive-t-il ?
Combien de (minutes|temps) pour (un seul cas|un cas), (du début|de l'ouverture) (à la fin|jusqu'au bout) ?
Combien de personnes sont (interrompues|dérangées) à chaque fois, et dans quoi ?
Quelle part des cas pouvait se voir (la veille|à l'avance) ?
(Combien de jours|Quel délai) avant que (quelqu'un|un client) (remarque|dise) quelque chose ?
Quelle a été la meilleure semaine (du semestre|des derniers mois|depuis la rentrée), et (qu'avait-elle de différent|d'où venait la différence|pour quelle raison) ?
## Comment les lire || Lire sans se tromper soi-même || Du compte à la décision || Ce que les chiffres peuvent trancher
@p 3
<Comparez/Compare> (des semaines|les semaines) entre elles, jamais un (lundi|jour calme) avec un (vendredi|jour de presse).
<Cherchez/Cherche> la (direction|tendance) sur (quatre|cinq) relevés ; (deux points ne font qu'un trait|deux ne suffisent pas).
<Dites/Dis> (d'avance|avant de compter) quel chiffre <vous/te> ferait changer (d'avis|de route), et <tenez-vous-y/tiens-t'y>.
<Montrez/Montre> (aussi|également) le relevé (brut|d'origine), pour que chacun (puisse refaire|refasse) le (calcul|compte).
<Arrondissez/Arrondis> sans crainte : un chiffre (rond|approché) que l'on regarde vaut mieux qu'un chiffre exact au fond d'un fichier.
@offers
`;
