import type { Frames } from './frames';
import { anyOf } from '../lexicon';

export const frenchFrames: Frames = {
  lead: /^(?:\W|(?:et|mais|alors|donc|puis|aussi|bon|voila|enfin|souvent|parfois|sinon|en general|d'habitude|en pratique|concretement|du coup|aujourd'hui|ensuite|surtout|par ailleurs|pour eux|cote \w+|bref|la plupart du temps)\b)+/i,
  ownSubject:
    /^(?:nous|je|j'|on|notre|nos|mon|ma|mes|moi|chez (?:nous|moi)|l'(?:entreprise|atelier|equipe|agence|application)|le (?:cabinet|logiciel|service|studio|produit)|la (?:societe|boutique|maison|plateforme))(?:\b|(?<='))/i,
  theirSubject:
    /^(?:ils|elles|leurs?|ces|ceux|celles|ce qu|ce qui|les (?:gens|clients)|un client|vous|votre|vos|(?:beaucoup|certains?|certaines|la plupart|d'autres|chaque|chacun|la moitie|tous|toutes) )/i,
  someSubject: /^(?:personne|rien|quelqu'un|il y a|tout le monde)\b/i,
  offering:
    /\b(?:(?:j'ai|nous avons|on a)(?: aussi| egalement)? (?=une?\b|des\b)|(?:(?<!qui )nous|on|je|j')(?: vous| leur| lui| y| en| peux| peut| pouvons| aussi)*? ?(?:propos|vend|nettoi|nettoy|tradui|imprim|cous|coud|restaur|cultiv|cuisin|revis|mesur|mainten|maintien|developp|enregistr|recuper|envo[iy]|expedi|remplac|heberg|control|verifi|commercialis|distribu|factur|offr|fourni|livr|organis|lanc|edit|anim|lou|fabriqu|concev|assur|donn|apport|realis|cre|produi|ger|install|entret|repar|prepar|redig|construi|dispens|accord|pret|fai|met|form|accompagn)[a-z]*(?: (?:faire|en place|a disposition|en plus|en outre|egalement|aussi|notamment|pour (?:eux|elles)))?|ce qu'?(?:on|e nous|e je)? ?[a-z]+(?: pour eux| pour elles| chez nous)?,? c'est|(?:le client|les clients|on|vous) pa(?:ie|ient|ye|yent|yez) (?=une?\b)|s'y ajoutent?|(?:avec nous|chez nous|chez moi|avec moi),? (?:vous avez|il y a|on a|tu as|c'est|on trouve|vous trouvez)|(?:notre|nos|l'|la|le|mon|chaque) ?[a-z]+ (?:comprend|comprennent|inclut|incluent|contient|couvre|propose|offre|fournit|permet|consiste en|apporte)|(?:dans )?chaque [a-z]+,? (?:il y a|on trouve|vous trouvez|contient|donne lieu a|donne droit a)|(?:le client|l[ea]s? [a-z]+|vous|ils|elles) (?:recoi[a-z]+|obtien[a-z]+|dispos[a-z]+ d|repart[a-z]* avec|beneficie\w* d)(?:e|es|u)?)\s*/i,
  goods: anyOf(
    'bibliotheque, formule, forfait, abonnement, pack, kit, audit, bilan, diagnostic, analyse, etude, expertise, rapport, releve, visite, atelier, formation, stage, cours, seance, seminaire, webinaire, programme, parcours, accompagnement, suivi, coaching, conseil, support, assistance, maintenance, entretien, depannage, reparation, nettoyage, installation, pose, montage, fabrication, livraison, location, pret, collecte, reprise, consultation, rendez-vous, appel, relance, application, plateforme, logiciel, outil, tableau de bord, module, modele, guide, fiche, newsletter, lettre, coffret, panier, menu, buffet, plateau, echantillon, prototype, plan, maquette, devis, garantie, essai, demonstration, remise, planning, rappel, alerte, contrat, certificat, evenement, degustation, soin, produit, intervention, prestation, service, offre, carnet, permanence, mise en place, mise en route, hebergement, bocal, bocaux, taille, gestion, redaction, traduction, mediation, simulation',
  ),
  dealing:
    /\b(?:travaill\w+ (?:pour|avec|chez|surtout)|boss\w+|livr\w+|interven\w+|clients?|clientele|public|cible|interlocut\w+|en face|contact\w*|appell?e(?:nt)?|sollicit\w+|consult\w+|recommand\w+|prescri\w+|viennent|s'adress\w+|accompagn\w+|aux cotes|je vais|reco(?:is|it|ivons)|pour qui|chiffre|facturation|voulons grandir|utilis\w+|beneficiair\w+)\b/i,
  deciding:
    /\b(?:decid\w+|sign(?:e|ent)|pa(?:ie|ye)(?:nt)?|achet\w+|valid\w+|choisi\w+|command\w+|budget|dernier mot|prescri\w+)\b/i,
  publishing:
    /\b(?:ecri\w+|redig\w+|blog|articles?|publi(?:er|ons|cations?)|contenus?|themes?|thematiques?|sujets?|editoria\w+|newsletter|podcasts?|videos?|idees|racont\w+|parl(?:er|erait|erons|ions)|caus\w+|abord\w+|trait(?:er|erait)|expliqu\w+|evoqu\w+|questions?|connus? pour|on (?:me|nous) demande|lecteurs?|posts?)\b/i,
  topicOpening:
    /\b(?:(?:ecri|parl|caus|publi|communiqu|discut|racont|abord|trait|expliqu|evoqu|repond|redig)[a-z]*(?: [a-z']+){0,3}? (?=(?:sur|de|du|des|d'|a propos|autour|l[ae]s?|l'|comment|pourquoi|aux?|un)\b)|(?:themes?|sujets?|thematiques?|contenus?|articles?|idees)\b[^.:;,]{0,30}? (?:sont|seraient|sur|de|autour de) )/i,
  topicShape:
    /^(?:(?:de |d'|sur )?(?:comment|pourquoi|quand|ou|ce que|ce qu'|que|qui|combien|faut-il|[a-z]{3,}(?:er|ir|re)) |(?:le (?:prix|cout|choix)|l'histoire|la verite|les coulisses|lire|ecrire) )/i,
  copula: /(?:\b(?:c'est|ce sont|est|sont|sera|seraient|soit)|:)\s+(?=(?:une?|des?|les?|la|l'|\d))/i,
  indefinite: /\b(?:une?|des|deux|trois|quatre|\d+)\s+(?=[a-z\d])/i,
  history:
    /\b(?:(?:19|20)\d\d|fond\w+|cree|creee|ne en|annees?|ans|depuis|ancienn?e?s?|mon (?:pere|grand-pere|frere|mari|associe)|ma (?:mere|soeur|femme|fille|compagne)|hier|bonjour|salut|merci|desole|meteo|installe\w*|bas[eé]e?s?)\b/i,
  recurrence:
    /\b(?:toujours|souvent|chaque|encore|deja|quand|lorsque|jusqu\w*|semaines?|mois|heures?|jours?|trop|jamais|moitie|meme|parfois|avant|apres|tard|plus)\b/i,
  complaintOpening:
    /^(?:(?:pour (?:une?|l[ea]s?|un bon nombre de) [^,]{3,30}|pire|surtout|et puis|et|ou|en plus|souvent|sinon|pire encore|en general|(?:ils|elles|les clients|on) (?:nous |me )?(?:dis\w+|racont\w+|di[ts]|explique\w*) que|que|le (?:probleme|souci|pire),? c'est(?: que)?|parce que),?\s+|qu')+/i,
  announcement:
    /\b(?:(?:la |les )?memes? (?:histoires?|chansons?|choses?|refrains?|plaintes?|problemes?|scenarios?)|ce que tout le monde (?:demande|dit)|ca se passe|toujours (?:semblables?|pareil(?:le)?s?|la meme|les memes|identiques?)|se ressembl\w+|je (?:vous )?(?:decris|raconte|resume)|voici (?:ce|comment|pourquoi)|par plaisir|(?:plaintes|problemes|soucis) (?:sont|est) (?:bien )?connu\w*|soucis (?:tres )?concrets|problemes (?:tres )?concrets|ce qui coince|dans le desordre|(?:deux|trois|quatre|plusieurs) (?:choses|raisons|problemes|soucis|plaintes|situations)|ce que (?:nous|je) (?:voyons|vois|trouvons|constatons)|ca se passe (?:comme|toujours))\b/i,
  anecdote:
    /^\W*(?:(?:et |mais )?(?:une? (?:client|cliente|dame|monsieur|voisine?|patiente?|couple|societe) [^,;:.]{0,30}?(?:a|avait|est|s'est|etait|s'etait) |il y en a (?:une?|deux) )|l'(?:ete|hiver|an|annee) derniere?|la semaine derniere|le mois dernier|mon (?:voisin|client|pere|chien|chat)|ma (?:voisine|mere|fille|chienne|chatte)|j'ai (?:grandi|une? (?:chien|chat|chatte|chienne))|(?:c'est|ca (?:nous )?est) arrive a|hier|l'autre jour)\b/i,
  complement: /^(?:de|d'|des|du|avec|en|qui|que|qu'|dont|entre|a|au|aux)$/i,
  relative: /^(?:qui|que|qu'|dont)$/i,
  article: /^(?:l[ae]|les|l'|une?|leurs?|sa|son|ses)$/i,
  verb: /^(?:doit|doivent|il|ils|elle|on|peut|est|sont|etait|signe\w*|decide\w*|appelle\w*|vien\w+|prescri\w+|contacte\w*|paie\w*|achete\w*|demande\w*|veu\w+|peu\w+|fait|font|va|vont|a|ont|nous|vous|me|m'|les|choisi\w*|utilise\w*|cherche\w*|valide\w*|commande\w*|sollicite\w*|arrive\w*|y|ou|si|surtout|ensuite|aussi|parfois|souvent|puis)$/i,
  subordinate: /^(?:quand|lorsqu[e']|des qu[e']|si|parce qu[e']|une fois|le jour ou|a chaque fois|apres)\b/i,
  cleft: /^ce (?:qu'on|que (?:nous|je|vous))\b/i,
  ordinal: /^(?:premierement|deuxiemement|troisiemement|d'abord|ensuite|enfin|puis|un autre|une autre|aussi)\b/i,
  existence: /\bil y a (?:aussi )?(?=une?\b|des\b)/i,
  being: /^(?:c'est|ce sont|est|sont|il y a|surtout|souvent|plutot|generalement|\s)+\b\s*/i,
  activeIn:
    /\b(?:entreprises|societes|pme|acteurs|industriels|structures|clients|start-?up|etablissements) (?:dans|du secteur de|de) (?:l'|la |le |les )((?:[a-z-]+ ?){1,2}(?:(?:,| et) (?:dans )?(?:l'|la |le |les )?[a-z-]+)*)/i,
  sectorOpening:
    /\b(?:dans|(?:secteurs?|filieres?|marches?|domaines?)(?: [a-z]+)?(?: sont| est)?|en gros|a savoir|c'est-a-dire|surtout en|surtout dans|touchent? a|(?:viennent|issus?) d[eu]) /i,
  sectorArticle:
    /^(?:(?:l[ae]s?|du|des|de la|dans|en|surtout|aussi|peut-etre|un peu|secteur|milieu|monde|c'est|ce sont|sont|celui du|celui de la) |d'|l'|de l'|celui de l')*/i,
  sectorEnd:
    /^(?:d'abord|ensuite|puis|plus|surtout|principalement|notamment|ou|pour|depuis|mais|essentiellement|avant)$/i,
  turnover:
    /\b(?:chiffre|ca|ventes|revenus)(?: d'affaires)? (?:vient|viennent|provient|proviennent|se fait|se font)(?: surtout| essentiellement)? (?:de la |de l'|du |des |de |dans (?:l[ae]s? |l')?)([^,;:.]{3,50})|(?:^|[,;:] )(?:et |mais )?((?:l[ae]s? |l')[^,;:.]{3,40}?),? (?:(?:fait|font|represente(?:nt)?|pese(?:nt)?) (?:presque |quasiment |environ |a peu pres )?(?:tout|toute|la moitie|l'essentiel|le gros|les (?:deux|trois) (?:tiers|quarts)|un tiers|\d+ ?%)|(?:c'est|est|sont) (?:la )?ou (?:nous|on|je) (?:voul|veu|aimer|souhait|esper))/i,
  reason:
    /^[^,;:.]{0,60}?\b(?:appell\w+|vien\w+|contact\w+|sollicit\w+|cherch\w+|tourn\w+|hesit\w+|consult\w+)\b[^,;:.]{0,20}? (?:parce qu[e'] ?|quand |lorsqu[e'] ?|des qu[e'] ?)/i,
  them: /\b(?:les|leur|ceux-ci|celles-ci|eux|ca)\b/i,
  ofAuthor: /\b(?:(?:mon|ma|mes|nos|notre)|(?:je suis|nous sommes|on est|j'etais)(?: [^,;.]{0,40})?) ?$/i,
  author: /^(?:je|j'|nous|on|me|m'|notre|nos|mon|ma|mes)$/i,
  beforeVerb: /\b(?:je|nous|on|ils|elles|qui)\s$/i,
};
