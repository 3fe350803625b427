/** Further lines of outlines (checklist, myth, question, numbers): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherAnswers = `
== checklist
@p#1 2
(Elle vaut pour un jour normal|Elle est faite pour les jours ordinaires|Un jour normal lui suffit) ; (les jours étranges méritent|pour les autres, il faudra) leur propre page.
(Une case qui fait hésiter|Celle où l'on hésite|Une question qui arrête la main) (apprend plus que cinq cases cochées en passant|vaut cinq réponses faciles).
(Pas de note à la fin|Aucun score au bout|On ne donne pas de points) : (les cases vides sont le résultat|ce qui manque fait le bilan).
@heading#1 1
Ce qu'elle évite
La raison de cocher
@p#2 2
Les (pilotes|chirurgiens) et les (cuisiniers|marins) ont des listes parce qu'ils sont (bons|expérimentés), (pas parce qu'ils débutent|non par oubli).
Cinq lignes {about} se lisent ; (à la onzième, l'œil glisse|au-delà, on saute des mots).
Le jour où (on la coche sans regarder|les cases se cochent seules), il est temps de (la jeter|tourner la page).
@heading#2 1
La veille au soir
Se préparer
@tasks#1 3
(Quelqu'un d'autre pourrait-il commencer demain|Un autre saurait-il reprendre|Une autre personne pourrait-elle démarrer) (avec ce qui est écrit aujourd'hui|sans rien demander à personne) ?
Sait-on quelle étape (prend du retard d'habitude, et y a-t-il du jeu derrière|traîne le plus souvent, et une marge est-elle prévue|glisse presque toujours, et de combien) ?
Le résultat promis est-il décrit (avec les mots de l'autre|dans les termes de qui attend) ?
Tout ce qui peut (se préparer la veille|se faire en avance) l'est-il ?
Chacun a-t-il en main (la même version de la consigne|les mêmes instructions) ?
Une heure de repli est-elle prévue (si le matin est perdu|en cas de mauvais départ) ?
Les personnes absentes sauront-elles (ce qui s'est décidé|la décision et ses motifs) ?
Le plus petit résultat (acceptable est-il écrit|dont on se contenterait est-il connu) ?
@heading#3 1
Les mains occupées
Au cœur de l'action
@tasks#2 3
Une seule version est-elle ouverte, (et est-ce la dernière|et porte-t-elle la bonne date) ?
Les pauses tiennent-elles, (ou la presse les mange-t-elle en premier|même quand tout va vite) ?
Quelqu'un annonce-t-il l'étape suivante (avant qu'elle commence|à haute voix) ?
Les surprises sont-elles notées (pour plus tard|à part|au fur et à mesure), (sauf si elles gênent quelqu'un|au lieu d'être réglées dans l'instant) ?
Voit-on d'un coup d'œil (ce qui reste à faire|où l'on en est) ?
Un débutant a-t-il le droit (de poser une question de plus|de ne pas comprendre du premier coup) ?
Le téléphone peut-il attendre dix minutes ?
L'ordre d'arrivée est-il noté ?
@heading#4 1
À la fermeture
Quand tout est retombé
@tasks#3 3
Quelqu'un a-t-il dit merci, (avec un prénom|à une personne précise) ?
L'endroit est-il laissé prêt pour demain, (sans rien à chercher|outils compris) ?
(La question la plus étrange du jour|La plus drôle des questions entendues|La question que personne n'attendait) (est-elle écrite quelque part|a-t-elle trouvé une place) ?
Referait-on la même chose (dans le même ordre|sans rien déplacer) ?
A-t-on noté l'heure de fin, (la vraie|à la minute) ?
Ce qui a manqué est-il (déjà commandé ou demandé|sur une liste d'achats) ?
Reste-t-il une promesse (faite à quelqu'un en chemin|à tenir avant de partir) ?
La fiche est-elle (revenue à sa place|rangée là où on la cherche) ?
@heading#5 1
Les cases restées blanches
Et maintenant ?
@p#3 1
<Montrez-les/Montre-les> à quelqu'un sans commentaire : (une deuxième lecture en remplit souvent une|un œil neuf trouve toujours).
<Donnez/Donne> (un nom à chaque case vide|à chaque case vide une personne|un responsable à toute case vide), ou <barrez-la/barre-la> ; (l'entre-deux tue les listes|rien ne doit rester entre les deux).
== myth
@p#1 2
(On ne se moque de personne ici|Personne n'est visé|Il n'y a pas de quoi rire) : la plupart des idées {about} (ont commencé comme de bons conseils|partent d'une intention utile).
(Le test est simple et prend une soirée|La vérification tient en une soirée|Une heure suffit pour s'en assurer) : (regarder, compter, comparer|il suffit d'ouvrir les yeux).
(Une formule survit parce qu'elle est courte|Ce qui est court se retient|Une formule dure par sa brièveté) ; (la vérité a souvent besoin d'une virgule|les faits demandent plus de mots).
@heading#1 1
La formule
Ce que tout le monde croit savoir
@p#2 2
On l'entend (dans le métier|au travail), chez (les amis|des proches) et en ligne, (presque avec les mêmes mots|mot pour mot ou presque).
Elle épargne une décision, (et c'est la moitié de son charme|d'où une bonne part de son succès).
Celui qui la répète (en paie rarement le prix|n'a souvent rien à perdre).
@heading#2 1
Ce que montrent les jours
À l'épreuve des faits
@p#3 2
<Prenez/Prends> (le cas qui la gêne le plus|le cas le plus embarrassant|celui qui la contredit), (et <résistez/résiste> à l'envie|et sans céder à l'envie|en évitant) (de l'appeler une exception|de le mettre de côté).
(<Interrogez/Interroge> ceux qui n'ont jamais entendu la règle|Et ceux qui n'ont jamais entendu la règle|Quant à ceux qui ignorent la règle) : (s'en sortent-ils moins bien|que font-ils à la place) ?
<Cherchez/Cherche> (des dates dans le récit|une date dans cette histoire|le jour et le lieu) ; (une histoire sans date a beaucoup voyagé|quand il n'y en a pas, prudence).
@heading#3 1
Pourquoi elle n'est pas toute fausse
Ce que les sceptiques ont compris
@ul 3
(Elle protège les débutants de la précipitation|Elle freine les plus pressés|Elle évite aux nouveaux de se hâter), (et le premier mois, c'est utile|ce qui aide au départ).
(Elle vaut là où une erreur ne se répare pas|Si l'erreur est sans retour, elle vaut|Face à l'irréparable, elle a raison) ; (autant la garder pour ces cas|ailleurs, elle pèse pour rien).
(Elle rappelle que tout a un prix|Rien n'est gratuit, et elle le rappelle|Elle parle du prix à payer), (ce que les enthousiastes oublient|un rappel parfois nécessaire).
Quelqu'un a payé pour l'avoir ignorée : (son histoire mérite d'être entendue|cela s'écoute).
Elle se retient vite, (et ce qui la remplace devra en faire autant|un avantage à égaler).
@heading#4 1
De la formule à la question
Une règle que l'on peut tester
@ol 3
<Demandez/Demande> « combien de fois ? » (à chaque fois qu'elle revient|dès qu'on la répète|toutes les fois qu'on l'entend), (d'un ton curieux|sans ironie).
<Pariez/Parie> (un café|un repas|un gâteau) (sur les trois prochains cas|sur ce qui va suivre|sur la semaine qui vient) (avec quelqu'un qui y croit|contre son meilleur défenseur).
<Écrivez/Écris> l'exception à côté de la règle, (au lieu de la cacher|bien visible).
<Racontez/Raconte> (la nouvelle version comme une petite histoire|la version corrigée comme un récit|la nouvelle version à la manière d'un conte) : (l'ancienne a gagné ainsi|rien ne circule mieux).
<Laissez-la/Laisse-la> partir sans bruit ; (l'orgueil en garde plus en vie que les preuves|avoir raison devant tous ne sert à rien).
== question
@p#1 2
Ce sont les questions {about} que l'on pose (une fois la réunion finie|dans le couloir, après coup).
(Une réponse qui va à tous ne va à personne|Une réponse faite pour tous n'aide personne|Aucune réponse ne va à tous) : (chacune finit ici par une chose à essayer|d'où un petit essai à la fin de chacune).
(On peut commencer où l'on veut|Chacun entre par la question qu'il veut|Toutes les portes sont bonnes) ; (l'ordre est seulement le plus courant|rien n'oblige à suivre l'ordre).
@p#2 2
(Deux personnes le décriront de deux façons|Chacun le décrit à sa manière) ; (mieux vaut entendre les deux avant de trancher|aucune n'est à écarter trop tôt).
<Dites/Dis> aussi (quand cela n'arrive pas|les jours où tout va bien|à quels moments tout se passe bien) : (les bons jours détiennent la moitié de la réponse|l'absence de problème est un indice).
<Demandez-vous/Demande-toi> (ce que cela empêche de faire|à quoi l'on renonce pour cela|ce qui attend pendant ce temps) : (voilà sa vraie taille|le coût se cache là).
@heading#2 1
Suis-je concerné ?
@p#3 2
Si c'est <vous/toi> (qu'on appelle|que l'on vient voir|qui <recevez/reçois> l'appel) (quand cela coince|en cas de souci|les mauvais jours), (la réponse est oui|inutile de chercher plus loin).
(Le titre sur la carte compte moins|La fonction affichée dit moins|Le nom du poste pèse moins lourd) (que ce qui arrive sur le bureau|que les tâches de la journée).
@heading#3 1
Que faire dès lundi ?
@ol 4
<Posez/Pose> (la même question à trois personnes|une question, la même, à trois collègues) (et <comparez/compare> les verbes|sans leur dire ce qu'ont répondu les autres).
<Annulez/Annule> (une chose qui ne manquerait à personne|un rendez-vous dont nul ne se souviendra|une tâche que nul n'attend), (pour faire de la place|dès cette semaine).
<Faites/Fais> (la plus petite version, à la main|un premier essai à la main|le strict minimum, sans outil), (avant tout achat|sans rien payer).
<Prévenez/Préviens> que c'est un essai, (et jusqu'à quand|avec une fin annoncée).
<Tenez/Tiens> (une page de ce qui|un cahier de ce qui|la liste de ce qui) <vous a/t'a> surpris ; (c'est un début d'explication|l'étonnement met sur la voie).
@heading#4 1
Quand verra-t-on une différence ?
@p#4 2
Le premier effet, c'est (que l'on parle d'autre chose|le silence sur ce point).
<Prévoyez/Prévois> (un creux la deuxième semaine|une baisse après quelques jours|un passage à vide), (quand l'ancienne façon paraît encore plus rapide|le temps que les gestes viennent).
<Interrogez/Interroge> ceux qui en profitent, (pas ceux qui l'ont décidé|avant les chefs).
== numbers
@p#1 2
(Il ne faut pas beaucoup de chiffres|Peu de chiffres suffisent) {about} ; (deux que l'on regarde en valent vingt que l'on range|mieux vaut en suivre peu, mais souvent).
(Un chiffre rond sans date mérite la méfiance|Il faut se méfier d'un chiffre rond sans date|Prudence devant un chiffre rond et sans date), (même le sien|d'où qu'il vienne).
(Compter est une forme d'attention|Compter, c'est regarder de près|Un relevé est une marque d'attention) : (on voit de qui l'on prend le temps|chaque trait est une personne servie).
@heading#1 1
Les chiffres en main
Ce qui est sûr
@p#2 1
(Un chiffre que l'on ne pourrait pas recompter|Ce que personne ne peut recompter|Un total invérifiable) (est une rumeur avec des décimales|ne vaut pas mieux qu'un on-dit).
<Demandez/Demande> qui a compté, (et ce que cette personne espérait trouver|et dans quel intérêt).
@heading#2 1
D'où viennent les chiffres
La vie derrière le relevé
@p#3 2
Derrière (chaque trait|chacun des traits|chaque bâton) (de la liste|sur la feuille|du relevé), (il y a quelqu'un|on trouve une personne|se tient quelqu'un) qui a (attendu|dû s'interrompre).
(Deux semaines suffisent pour voir une forme, et restent assez courtes pour tenir|En quinze jours, une forme se dessine, sans lasser personne|Il faut deux semaines pour y voir clair, et cela se supporte).
<Notez/Note> (les cas étranges avec des mots|en toutes lettres les cas étranges|les exceptions en quelques phrases) ; (un tableau les avale|aucune colonne ne leur convient).
La fatigue (ne se compte pas, mais elle|échappe au compte et) s'écrit dans la marge.
<Choisissez/Choisis> (un crayon et un seul endroit|un crayon, puis une feuille unique|un endroit, pas plus) : (deux listes finissent par se contredire|deux endroits, c'est déjà trop).
@heading#3 1
Le relevé maison
Ce qui mérite un trait
@ol 4
(Quel jour cela revient-il le plus|Quel jour est le plus chargé|Quel est le jour des pics), (et que se passe-t-il d'autre ce jour-là|et pourquoi celui-là) ?
Combien de messages s'échangent (avant qu'un cas soit clos|pour une seule affaire) ?
(Combien de fois n'a-t-on rien fait du tout|Combien de cas se sont réglés seuls|Quand n'a-t-on rien fait), (sans que personne s'en plaigne|sans aucune conséquence) ?
(Quel est le pire cas du mois|Quel fut le cas le plus lourd|Quel cas a été le pire), (et un deuxième serait-il supportable|et combien a-t-il coûté) ?
Combien de cas passent (par les deux mêmes mains|toujours par la même personne) ?
(Quelle part revient une seconde fois|Combien de cas reviennent|Combien faut-il en refaire) (sous dix jours|avant la fin du mois) ?
Que pourrait-on faire d'autre (de cette heure-là|avec le temps récupéré) ?
(Depuis combien de temps est-ce ainsi|Cela dure depuis quand|À quand remonte cet état de choses), (d'après la plus ancienne trace|à en croire les vieux dossiers) ?
Lequel de ces chiffres montrer (à la personne qui paie|au moment du budget) ?
À quelle heure cela se concentre-t-il ?
Combien de demandes (restent sans réponse le soir|passent au lendemain) ?
De combien le compte change-t-il (d'une personne à l'autre|si quelqu'un d'autre s'en charge) ?
@heading#4 1
Ce que dit le relevé
Avant de conclure
@p#4 3
<Écrivez/Écris> (un pronostic au dos de la feuille|d'abord le chiffre attendu|une estimation avant de compter) ; (l'écart avec le relevé est la leçon|rien n'apprend autant que de s'être trompé).
Une mauvaise semaine, c'est la météo ; (trois, c'est le climat|à la troisième, il faut agir).
<Divisez/Divise> avant de paniquer : (par client, par jour, par commande|une moyenne rassure souvent).
<Arrêtez/Arrête> un relevé {about} (qui n'a rien changé en deux mois|dont plus personne ne se sert).
<Lisez/Lis> d'abord les jours sans : (ils disent ce qui protège|le bon y est visible).
(Deux personnes devant la même feuille|Deux lecteurs d'un même relevé|Face aux mêmes chiffres, deux collègues) en tirent deux leçons ; (les deux méritent d'être écrites|d'où l'intérêt d'en parler).
<Cachez/Cache> la colonne des totaux (le temps de regarder chaque ligne|qui attire l'œil trop vite).
`;
