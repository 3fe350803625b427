/** Titles and summaries of ideas, for each angle. Notation: see `../../wording/parse-grammar.ts`. */
export const frenchIdeas = `
== how-to
@plain 4
{Topic} : (la méthode|le guide) pas à pas
{Topic} : les (trente|soixante) premières minutes
{Topic}, expliqué comme à quelqu'un qui arrive
{Topic} : ce qu'il faut préparer (la veille|à l'avance)
@pain
{Topic} : que faire {when}
Comment s'y prendre {when}
@offer
{Topic} : jusqu'où l'on va avec {offer}, étape par étape
@role
{Topic} : (un guide|une méthode) pour {role}
@summary
Une suite d'étapes à adapter, avec un contrôle à la fin.
Que préparer, que tenter d'abord, et comment voir si cela marche.
== mistake
@plain 4
{Topic} : l'erreur qui ressemble à du bon sens
{Topic} : une habitude à (quitter|revoir)
{Topic} : ce que l'on oublie au départ
{Topic} : le mauvais premier réflexe
@pain
{Topic} : l'erreur à éviter {when}
L'habitude à revoir {when}
@offer
{Topic} : l'erreur que l'on évite avec {offer}
@role
{Topic} : une erreur à épargner à {role}
@summary
Comment l'erreur se montre, pourquoi elle revient, et quoi faire à la place.
L'habitude derrière le problème, sans reproche, et une sortie par petits gestes.
== comparison
@plain 4
{Topic} : continuer ou changer ? (Les critères|Un tableau) pour décider
{Topic} : faire seul ou se faire aider
{Topic} : deux chemins (comparés|côte à côte)
{Topic} : la voie la moins chère et celle qui dure
@pain
{Topic} : deux issues {when}
Attendre ou agir {when} ?
@offer
{Topic} : avec ou sans {offer}
@role
{Topic} : deux chemins pour {role}
@summary
Les critères d'abord, puis les deux voies aux mêmes conditions, puis la décision.
Ce que chaque voie demande, ce qu'elle coûte, et comment en revenir.
== case
@plain 4
{Topic} : un cas, du début à la fin
{Topic} : avant et après, raconté par un client
{Topic} : ce qu'un premier mois a changé
{Topic} : l'histoire d'une décision
@pain
{Topic} : un cas, {when}
« {pain} » : comment un cas s'est dénoué
@offer
{Topic} : un cas avec {offer}
@role
{Topic} : un cas à comparer, pour {role}
@summary
Le départ, le travail, le résultat et ce qu'on peut en retenir ; les chiffres du client restent à ajouter.
Une histoire dans l'ordre, avec les endroits marqués où le client doit parler.
== checklist
@plain 4
{Topic} : une liste à copier
{Topic} : que vérifier avant, pendant et après
{Topic} : les questions auxquelles répondre oui
{Topic} : une page pour les semaines chargées
@pain
{Topic} : la liste à garder {when}
Que vérifier d'abord {when}
@offer
{Topic} : la liste à relire avant de choisir {offer}
@role
{Topic} : une liste pour {role}
@summary
Des questions fermées pour avant, pendant et après, à copier et à cocher.
Une courte liste qui retient les petites choses.
== myth
@plain 4
{Topic} : une idée reçue mise à l'épreuve
{Topic} : ce qui se dit, ce qui se voit
{Topic} : vrai, faux, ou pas encore ?
{Topic} : la phrase que tout le monde répète
@pain
On n'y peut rien {when} : (vrai ou faux|vraiment) ?
{Topic} : ce que l'on croit {when}
@offer
{Topic} : une idée reçue sur {offer}
@role
{Topic} : ce que l'on raconte à {role}, et ce qui tient
@summary
Ce qu'il y a de juste dans une idée répandue, ce qui ne l'est pas, et que dire à la place.
Une croyance mise en face de cas réels, sans moquerie.
== question
@plain 4
{Topic} : des réponses courtes à des questions simples
{Topic} : de quoi s'agit-il, pour qui, par où commencer ?
{Topic} : la question à poser en premier
{Topic} : ce que demandent les clients
@pain
Que peut-on faire {when} ?
{Topic} : les questions qui se posent {when}
@offer
{Topic} : que gagne-t-on avec {offer} ?
@role
{Topic} : les questions à poser pour {role}
@summary
Les questions dans l'ordre où elles viennent, chacune avec une réponse qui se lit seule.
Des questions simples, des réponses courtes, les mots de tous les jours.
== numbers
@plain 4
{Topic} : les chiffres à relever
{Topic} en chiffres : ce que l'on sait, ce qui manque
{Topic} : que compter pendant deux semaines
{Topic} : quel chiffre ferait changer d'avis ?
@pain
{Topic} : ce que cela coûte {when}
Compter d'abord {when}
@offer
{Topic} : {offer}, en chiffres
@role
{Topic} : des chiffres utiles pour {role}
@summary
Les chiffres connus, ceux qui manquent, et la façon de les lire.
Un court relevé qui aide à décider, avec la source de chaque chiffre.
== focus
@pain
Le point de départ : « {pain} ».
@offer
Au bout : {offer}.
@role
Pour {role}.
@goal
Objectif : {goal}.
`;
