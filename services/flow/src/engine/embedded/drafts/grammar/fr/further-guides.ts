/** Further lines of outlines (how-to, mistake, comparison, case): `@p#2` joins the second `p` of the angle. Notation: see `../../../wording/parse-grammar.ts`. */
export const frenchFurtherGuides = `
== how-to
@p#1 2
(L'ordre compte moins que d'aller au bout|Aller au bout compte plus que l'ordre|Mieux vaut finir que bien ranger) : (autant garder|on peut garder|l'idéal est de garder) la liste (courte|légère).
(C'est un chemin|Voici une voie|La méthode est faite) pour des semaines (pleines|chargées), (pas pour qui a|et non pour qui aurait|sans exiger) un (mois|an) (devant soi|de libre).
(Aucune étape ne prend|Pas une étape ne demande|Nulle étape ne dure) plus d'une heure ; (celle qui en prend deux en cache deux|plus longue, elle en contient une autre).
@heading#1 1
La ligne de départ
À quoi ressemble la semaine aujourd'hui
@p#2 2
<Prenez/Prends> (une photo de la situation|une image des choses|un instantané), (sur papier ou au téléphone|dessiné ou photographié|avec un crayon ou un téléphone), (une semaine ordinaire|un jour comme les autres).
<Comptez/Compte> (par combien de mains cela passe|combien de personnes y touchent|le nombre de mains que cela occupe) (avant la fin|jusqu'au bout) ; le (nombre|total|résultat) (surprend|étonne) (souvent|presque toujours).
<Repérez/Repère> l'endroit (où l'on s'attend les uns les autres|où chacun attend l'autre|où les choses restent en attente) : (c'est là que filent les heures|les heures s'y perdent).
@heading#2 1
Le chemin, par petites étapes
Un geste après l'autre
@ol 5
<Dites/Dis> (à quoi l'on verra que c'est réussi|ce que veut dire « réussi »|comment on saura que c'est gagné), (dans une phrase qu'un enfant comprendrait|avec des mots d'enfant).
<Libérez/Libère> une heure (en annulant quelque chose de la même durée|prise sur une réunion qui peut sauter).
<Empruntez/Emprunte> (ce qui marche déjà ailleurs dans la maison|une recette qui marche à côté|ce qu'un autre service fait bien) (avant d'inventer|plutôt que de partir de rien).
<Laissez/Laisse> la personne qui s'en servira (dessiner la première version|faire le premier croquis).
<Déroulez/Déroule> (le tout à voix haute|chaque étape tout haut|la suite des gestes, à voix haute), (comme si le client était|en imaginant le client|le client étant supposé) (là|en face).
<Gardez/Garde> (l'ancienne façon à côté pendant quelques jours|quelques jours l'ancienne façon|la méthode d'avant une semaine encore) : (un raté ne coûtera rien|l'erreur sera sans frais).
<Demandez/Demande> à chacun (une seule chose à raccourcir|quoi rendre plus court).
<Arrêtez/Arrête> (l'ancienne façon|la façon d'avant) (un jour annoncé|à une date connue de tous), et <marquez/marque> le coup.
@heading#3 1
Les signes (que l'on tient le bon bout|que cela prend)
Est-ce que cela a servi ?
@p#3 3
Le meilleur signe est le silence : (plus personne n'en parle|le sujet ne revient plus).
<Demandez/Demande> (l'avis de ceux qui doutaient au début|aux sceptiques du premier jour leur avis|ce qu'en pensent les plus méfiants) ; (il compte double|leur oui pèse lourd).
<Regardez/Regarde> (le pire jour de la quinzaine, pas la moyenne|les mauvais jours plutôt que la moyenne|d'abord le jour le plus dur) : (c'est lui qu'il faut protéger|là se joue la solidité).
== mistake
@p#1 2
C'est une (erreur|maladresse) (honnête|compréhensible), (commise par des gens occupés, pour de bonnes raisons|que l'on commet par manque de temps|faite en croyant bien faire).
La plupart des conseils {about} sautent cette partie, (car l'avouer gêne|parce que c'est gênant à dire).
(Si elle <vous/te> dit quelque chose|Si cela rappelle quelque chose|Pour qui s'y reconnaît), (la seconde moitié est la plus utile|mieux vaut lire jusqu'au bout).
@heading#1 1
L'erreur au quotidien
Une scène connue
@p#2 2
(Sa première trace est petite|Elle commence par peu de chose|On la voit d'abord à des détails) : (une fiche recopiée deux fois|un papier rempli deux fois|la même note reprise), (une question qui revient|le même coup de fil trois fois).
On s'excuse (plus que d'habitude|beaucoup) (quand le sujet arrive|dès qu'il en est question|à ce propos), (et c'est|voilà) un (signal|indice).
On l'entend (dans la phrase|quand quelqu'un lâche) « on a toujours fait comme ça ».
@heading#2 1
Pourquoi des gens sensés la commettent
Ce qui la nourrit
@ul 3
Les applaudissements : (on remercie qui sauve la journée|on félicite le sauveur du jour|on acclame qui répare), (jamais qui évite l'ennui|et l'on oublie qui prévoit).
La politesse : (corriger un collègue coûte plus|reprendre un collègue est plus pénible|il est plus dur de corriger un aîné) (que de vivre avec le résultat|que de subir la suite).
(Les outils|Le matériel) : le formulaire (demande d'abord la mauvaise chose|commence par la mauvaise question|pose la mauvaise question en tête), (et l'on obéit|et tout le monde suit).
La mémoire : (la seule fois où cela s'est bien passé|l'unique réussite) (se raconte plus que les neuf autres|fait oublier toutes les autres).
La presse : une décision {about} prise dans un couloir (n'est presque jamais relue|reste rarement discutée ensuite).
@heading#3 1
La réparation
Ce qui aide à la place
@ol 4
<Racontez/Raconte> (le dernier cas à l'envers|le cas le plus récent en partant de la fin|la dernière fois à rebours), (étape par étape|pas à pas|geste après geste), (jusqu'à l'endroit où le chemin bifurque|pour trouver le moment où tout dévie).
<Placez/Place> une pause (d'une minute|courte|d'une minute à peine) (juste avant le moment où cela arrive|là où l'erreur se prépare).
<Mettez/Mets> la bonne façon (par défaut|en premier), sur (le formulaire, l'étagère ou l'écran|le papier comme à l'écran).
<Demandez/Demande> (à quelqu'un de bienveillant|à une personne de confiance|à un collègue attentif) (d'avoir l'œil et de le|d'y veiller et de le|de regarder, puis de le) (dire|signaler) (gentiment|avec tact|sans insister).
<Répétez/Répète> (la phrase à dire|les mots à dire|la réponse à donner) (quand la presse pousse à refaire comme avant|le jour où tout presse).
<Comptez/Compte> (les bons jours à voix haute|tout haut les bons jours|les jours réussis, et que cela s'entende) ; (une habitude part plus vite|l'habitude s'en va mieux|on quitte une habitude) (quand on voit la suivante|dès qu'une autre la remplace).
@heading#4 1
À partir d'aujourd'hui
Où trouver de l'aide
@p#3 1
<Pardonnez/Pardonne> les anciens cas ; (les ressortir tous retarde le premier bon|l'inventaire ne fait avancer personne).
(Une personne à l'œil vif|Un collègue attentif|Quelqu'un qui regarde bien) (protège mieux qu'une affiche|vaut tous les rappels au mur).
== comparison
@p#1 2
(Aucun des deux côtés n'est absurde|Chaque côté a ses raisons|Les deux se défendent), (sinon la question serait réglée|autrement le choix serait fait) (depuis longtemps|voilà longtemps|de longue date).
Ce qui fait pencher la balance {about} (tient souvent à un détail de la semaine|se voit parfois dans un geste tout petit) ; <retenez-en/retiens-en> (un|au moins un).
(Un tableau à deux colonnes suffit|Deux colonnes suffisent|Une page en deux colonnes fera l'affaire) ; (les sentiments vont dans la dernière ligne|le ressenti se note en bas).
@heading#1 1
Les mesures qui comptent
Comparer à armes égales
@ul 5
La vitesse : (quand arrive le premier résultat utile|quand voit-on un premier effet|à quelle date le premier progrès), (en jours et non en promesses|compté en jours) ?
L'attention : qui doit y penser, (et combien de fois par jour|et à quels moments) ?
La marge : (cela tient-il avec|est-ce que cela supporte|la solution résiste-t-elle à) (deux fois plus de travail|un volume doublé|une charge double), (ou deux fois moins|et avec une équipe réduite) ?
La dépendance : (sur le savoir de qui cela repose-t-il, et cette personne peut-elle partir|qui est le seul à savoir, et que reste-t-il sans cette personne|une absence suffit-elle à tout arrêter, et qui prendrait la suite) ?
La tranquillité : laquelle des deux (laisse fermer la porte le vendredi|permet de rentrer l'esprit libre) ?
L'origine : (quelle option a été pensée pour cet usage|laquelle a été conçue pour cela|laquelle des deux est née pour cet usage), (et laquelle y a été tordue|et laquelle vient d'ailleurs) ?
@heading#2 1
Côté A : ne rien changer
La façon actuelle et ses mérites
@p#2 2
Elle marche assez bien (pour qu'on ne voie plus son prix|pour cacher ce qu'elle coûte).
<Reconnaissez/Reconnais> (ce qu'elle fait bien|ses mérites|ce qui marche) (avant de lister ce qui manque|avant d'énumérer les défauts|et ensuite seulement les manques) : (quelqu'un l'a bâtie avec soin|il y avait de bonnes raisons).
(Son point faible apparaît|Sa faiblesse se voit|On découvre sa limite) les jours (où deux choses arrivent à la fois|très chargés).
@heading#3 1
Côté B : du neuf
Le changement, et ce qu'il demande
@p#3 1
<Parlez/Parle> (à quelqu'un qui en est revenu|à une personne qui a renoncé|avec quelqu'un qui a changé d'avis) ; (ses raisons apprennent plus que les éloges|un déçu renseigne bien).
<Imaginez/Imagine> (le troisième mois, pas le premier matin|la suite au bout d'un trimestre, et non les débuts|un jour ordinaire, trois mois après) : (la nouveauté flatte tout|au début, tout brille).
@heading#4 1
Ce qui fait pencher la balance
Comment la réponse apparaît
@ol 3
<Nommez/Nomme> (le seul critère que l'on ne céderait pas|le critère qui ne se discute pas|la ligne sur laquelle on ne cède rien), (et <regardez/regarde> cette ligne à part|qui se lit avant le reste).
<Expliquez/Explique> (le côté perdant assez bien|l'option écartée avec assez de soin|la solution refusée, et assez bien) (pour que ses partisans signent|pour que ses défenseurs s'y retrouvent).
<Lancez/Lance> (une pièce et|une pièce en l'air, puis) <observez/observe> (la réaction|ce que l'on ressent) ; (puis retour au tableau|cela en dit long avant de relire les lignes).
<Essayez/Essaie> (le gagnant sur un dixième du travail|le choix retenu sur un petit morceau|la solution choisie dans un coin) (avant de tout déplacer|et seulement ensuite partout).
<Prévenez/Préviens> (les personnes concernées le jour même|tout de suite les intéressés|dans la journée ceux que cela touche), (avec la raison en une ligne|en disant simplement pourquoi).
== case
@p#1 2
Dans une histoire {about}, (ce qui compte est le moment où elle|tout se joue au moment où elle|il faut guetter l'instant où elle) (tourne|bascule), (pas|et non) la fin (heureuse|en fanfare).
(Elle se raconte sans vernis|Elle reste simple|On la dit comme elle fut), (pour que chacun puisse la comparer à sa semaine|afin que chaque lecteur y cherche la sienne).
Deux maisons ne se ressemblent jamais, (mais les doutes, si|au contraire de leurs hésitations).
@heading#1 1
L'état des lieux
La veille
@p#2 2
On apprend à vivre avec, (et c'est pour cela que ces choses durent|ce qui explique leur longévité).
Le coût (se répartit|se disperse|s'éparpille) en (petits gestes|mille détails), trop (petits|minces) pour (qu'on en|que l'on en) (parle|discute).
(Il est facile de juger après coup|Après coup, tout paraît simple|On juge vite une fois l'affaire finie) ; (au même point, bien des gens attendent aussi|sur le moment, attendre semble raisonnable).
@heading#2 1
Le tournant
Ce qui a été tenté
@ol 3
<Dites/Dis> (si l'ancienne façon est restée|si l'on a gardé l'ancienne façon|si la méthode d'avant a vécu) (à côté de la nouvelle|près de la nouvelle|en même temps que l'autre), (et jusqu'à quand|et à quelle date elle a disparu).
<Nommez/Nomme> (ceux qui doutaient|les sceptiques du début|celles et ceux qui hésitaient), (et ce qu'on leur a confié|et le rôle qu'ils ont reçu).
<Racontez/Raconte> (quel morceau est passé en premier|par quel bout on a commencé), (et pourquoi celui-là|et ce qui l'a fait choisir).
<Donnez/Donne> (la date prévue pour regarder en arrière|la date du bilan|la date de relecture), (tenue ou non|qu'elle ait été respectée ou pas).
<Gardez/Garde> les questions posées en chemin, (avec leur réponse|et le nom de la personne qui a répondu).
@heading#3 1
Ce qui en reste
Avec le recul
@p#3 2
(Au bout d'un mois|Après quelques semaines), (un bon résultat|le meilleur résultat|ce qui a réussi) (paraît banal|ne se voit plus) ; seules les (premières notes|notes du début) montrent (le chemin|la distance).
Ce que (cela valait|l'effort valait), (ceux qui ont fait le travail|les personnes qui ont fait le travail) le (disent|savent) (mieux|plus justement) que (les autres|quiconque).
<Retirez/Retire> (ce qui serait arrivé de toute façon|ce que le temps seul aurait fait|la part due au hasard), (même si l'histoire y perd|quitte à abîmer le récit).
@heading#4 1
À <vous/toi>
Pour qui en est au même point
@ul 3
<Trouvez/Trouve> autour de <vous/toi> (la personne qui signerait cette histoire|quelqu'un qui pourrait la raconter aussi).
<Cherchez/Cherche> (ce qui a failli la faire rater|le moment où tout a failli rater|l'obstacle de justesse évité) : (c'est la partie la plus sûre à éviter|cela au moins peut s'anticiper).
<Gardez/Garde> (les doutes venus en lisant|ces doutes de lecture|les doutes nés au fil de la page) ; (ils font une bonne première liste de questions|le premier entretien pourra partir de là).
<Choisissez/Choisis> un début qui serve encore (si l'on s'arrête à mi-chemin|en cas d'abandon).
<Racontez/Raconte> <votre/ta> version à (quelqu'un|un proche) avant (de commencer|le premier pas), et <voyez/vois> où il (sourit|fronce les sourcils).
`;
