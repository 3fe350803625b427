import { frenchFrames } from './frames/fr';
import { organisations, people, sectors } from './kinds/fr';
import { anyOf, either, type Lexicon, wordSet } from './lexicon';
import { frenchPhrases as phrases } from './phrases/fr';

export const french: Lexicon = {
  language: 'fr',
  frames: frenchFrames,
  headings: [
    ['refused', phrases.refused],
    [
      'pillars',
      /\b(?:piliers?|themes?|thematiques?|sujets?|contenus?(?: souhaites?)?$|de contenus?|editoria(?:l|ux)|idees d'articles?|(?:a )?aborder|ecrire sur|parler de|raconter)\b/i,
    ],
    ['voice', /\b(?:ton|tonalite|voix|style)\b/i],
    [
      'pains',
      /\b(?:problemes?|difficultes?|douleurs?|frustrations?|freins?|irritants?|soucis?|ennuis?|galeres?|constats?|situations? reviennent|enerve\w*|agace\w*|bloque\w*|coince\w*|se plaign\w*|on entend|reproche\w*)\b/i,
    ],
    [
      'offers',
      /\b(?:offres?|prestations?|produits?|services?|formules?|tarifs?|programme|propos(?:e|ons)|gamme|catalogue|ce que (?:nous vendons|on vend|je vends|je fais|nous faisons|on fait|je propose)|notre mission)\b/i,
    ],
    ['sectors', /\b(?:secteurs?|industries?|marches?|filieres?|domaines?)\b/i],
    [
      'audience',
      /\b(?:cibles?|audience|publics?|clients?|clientele|pour qui|personas?|icp|en face de nous|interlocuteurs?|lecteurs?|lectrices?)\b/i,
    ],
    ...phrases.headings,
  ],
  cues: [
    [
      'audience',
      /\b(?:clients?|publics?|cibles?|lecteurs?|interlocuteurs?|utilisateurs?)(?: types?)? (?:sont|est|c'est)\s+/gi,
    ],
    [
      'audience',
      /\b(?:nous|on|je|j')\s?(?:aid(?:e|ons)|accompagn(?:e|ons)|cibl(?:e|ons)|travaill(?:e|ons) (?:pour|avec)|interv(?:iens|enons) (?:dans|pour|aupres)|m'adresse|nous adressons|defend(?:s|ons)|parl(?:e|ons)(?= aux?\b)|form(?:e|ons)|conseill(?:e|ons)|equip(?:e|ons))\s+/gi,
    ],
    ['audience', /^[A-Z][\w.-]+ (?:accompagne|aide|cible|forme|conseille)\s+/g],
    [
      'audience',
      /\b(?:logiciel|outil|plateforme|application|service|programme|formation|solution)\b[^.;:,]{0,40}? pour\s+/gi,
    ],
    ['audience', /\bcelui qui (?:decide|signe|paie|achete),? c'est\s+/gi],
    ['audience', /\b(?:souvent |parfois )?c'est (?=l[ae] [^,.;]{2,40} qui\b)/gi],
    ['audience', /\bcote structures,? (?:ce sont|c'est)\s+/gi],
    [
      'pains',
      /(?:\bm'|\b(?:nous|me) )(?:a dit|ont dit|dit|disent|expliqu\w+|racont\w+|a (?:expliqu|racont)\w+)(?: que| qu'(?=[a-z]))\s*/gi,
    ],
    ['pains', /\b(?:ils|elles|clients?|gens) (?:se plaignent (?:de|que)|souffrent de|s'inquietent de)\s+/gi],
    [
      'offers',
      /\b(?:(?<!qui )nous|je|on) (?:vous |leur )?(?:propos(?:ons|e)|vend(?:ons|s)?|offr(?:ons|e)|fourniss(?:ons)|livr(?:ons|e)|organis(?:ons|e)|lan(?:cons|ce)|edit(?:ons|e)|anim(?:ons|e)|lou(?:ons|e)|fabriqu(?:ons|e)|concev(?:ons)|assur(?:ons|e)|donn(?:ons|e))\s+(?!aux?\b|nous\b)/gi,
    ],
    ['offers', /\b(?:on|nous) (?=pret(?:e|ons) )/gi],
    [
      'offers',
      /\b(?:offre|mission|notre (?:service|produit|abonnement)|formule)(?: type)? (?:comprend|inclut|couvre|est|contient)\s+/gi,
    ],
    ['offers', /\b(?:nos|notre) (?:offres?|produits?|services?|formations?) (?:sont|est)\s+/gi],
    [
      'offers',
      /\best (?=(?:un|une|le|la) [^,.;]{0,60}\b(?:plateforme|outil|application|logiciel|service|api|agence|place de marche|formation|programme|produit|studio|newsletter|solution|assistant|abonnement)\b)/gi,
    ],
    [
      'pillars',
      /\b(?:parl(?:er|ons|e)|ecri(?:re|vons|s|t)|publi(?:er|ons|e)|communiqu(?:er|ons|e))(?: des articles| des contenus| volontiers| surtout)? (?:sur|de la|de l'|des|du|de|d')\s*/gi,
    ],
    ['pillars', /\b(?:voudrais|aimerais|veux|voulons|souhaite|souhaitons) raconter\s+/gi],
    ['pillars', /\b(?:piliers?|themes?|thematiques?|sujets?)\b[^.:]{0,40}?\b(?:sont|comprennent)\s+/gi],
    [
      'pillars',
      /\b(?:notoriete (?:sur|de|autour de)|(?:former|sensibiliser|informer|eduquer)\b[^.;,]{0,60}? (?:sur|a la|a l'|au|aux)|(?:reference|autorite|leaders?|experts?|expertise) (?:sur|en|dans|de la|de l'|du)|voix sur|(?:contenus?|articles|guides|posts) (?:sur|autour de|a propos de))\s*/gi,
    ],
    ...phrases.cues,
  ],
  subjectCues: [
    [
      'audience',
      /^(?:et )?([^,;:.]{3,50}?) (?:decident?|veulent|cherchent|demandent|choisi(?:t|ssent)|achetent?|signent|paient|commencent a venir)\b/gi,
    ],
    [
      'audience',
      /^(?:et )?([^;:.]{3,80}?) (?:m'|(?:me|nous) )(?:appel|contact|sollicit|consult|engag|command)\w*ent\b/gi,
    ],
    ['pillars', /^([^:]{3,200})\s?: (?=voila (?:ce|mes|nos)|c'est (?:ce|de quoi))/gi],
    ...phrases.subjectCues,
  ],
  painCue:
    /\b(?:peinent|peine a|ont du mal|a du mal|avoir du mal|mal a|perdent|perd(?:re|ent)? (?:du|leur|son|trop|un|des)|perte de|manquent? de|manque de|n'ont (?:pas|ni|plus|aucun)|n'a pas|n'arrivent pas|ne (?:savent|peuvent|parviennent|trouvent|disposent)(?: pas)?|difficultes? a|difficile de|galer\w+|frustres?|frustrees?|debordes?|debordees?|submerge\w*|passent (?:trop|des|leur|plus|\d)|trop (?:lents?|lentes?|chers?|cheres?|longs?|longues?|complexes?|complique\w*|tard)|souffr\w+|craignent|peur de|rat(?:ent|er) )/gi,
  refusal: either(
    /\b(?:nous|je) (?:ne |n')|\bnous n'|\bon (?:ne |n')(?:vis|fai|travaill|s'adress|propos|vend|cherch|en fai|repond)|\bnon merci|\bnous non\b|\bnon,? d'autres|\bnon\s*[.!]?$|(?:^|[.;] )(?:jamais|pas|ni|aucune?)\s|\bne nous interess|\b(?:n'est|ne sont) pas (?:notre|mon|pour nous)|\bsurtout pas\b/i,
    phrases.refusal,
  ),
  exception: phrases.exception,
  denial: phrases.denial,
  negation: phrases.negation,
  background: phrases.background,
  trouble: phrases.trouble,
  firstPerson: /\b(?:je|j'|nous|mon|ma|mes|notre|nos|moi)\b|\b(?:m'|me )/i,
  stretchEnd:
    /[.;!?]| \u2013 | \u2014 | - |,? (?:parce qu|car\b|mais\b|afin\b|alors qu|tandis qu|c'est pourquoi)|, (?=ce qui )|, (?:donc|nous|ils|elles|on|je)\b/i,
  purpose: / (?:a|pour) (?=(?:s')?[a-z]+(?:er|ir|re)\b)/i,
  weakCue:
    /\b(?:(?:vend|lou|fourni|livr|propos|offr)[a-z]* [^,;.:]{3,40} aux\b|pour\b|aupres (?:de |des |d')|chez\b|viennent (?:de |des |d')|destine\w* (?:a |aux? )) ?/gi,
  conjunction: /,? (?:ou bien|ou alors|mais aussi|et puis|et|ou|parfois|ainsi que|pas mal de) /gi,
  clauseOpening: /^(?:l[ae]s? |l'|une? |des |ils |elles |on |leurs? |personne |que |qu'|sur |de )/i,
  itemOpening:
    /^(?:(?:puis|en premier lieu|deux ou trois|trois ou quatre|ensuite|enfin|d'un cote|d'une part|d'autre part|de l'autre(?: cote)?|d'abord|donc|plutot|quelquefois|de temps en temps|essentiellement|principalement|majoritairement|notamment|par exemple|voire|meme|encore|bien|egalement|tout|tous|toutes|certaine?s|plusieurs|un peu|(?:une? |la )?(?:poignee|dizaine|tas|paquet|majorite|foule|bonne part) d[e']|de plus en plus de|plus en plus de|parce que|parce qu'|pourquoi pas|chez|cote|a savoir|soit|comme|ceux|celles|il y a|c'est-a-dire|nouveaute|et|ou|mais|aussi|surtout|parfois|souvent|sur|de|des|du|de la|la|le|les|une?|aux?|quelques|nos|notre|leurs?|alors|par contre|ah oui|avec|dans|pour|pas mal de|ce sont|c'est|que|en|a la|a l'|beaucoup)\s+|d'|l'|de l'|qu')(?=\S)/i,
  pair: / entre [^,;]*$/i,
  explanation: / (?:qui|que|dont|ou l'on|parce que|car|afin|puis|lorsque|quand|si|pour|jusqu'a) | (?:sont|est) /i,
  companies: anyOf(organisations),
  people: anyOf(people),
  sectors: anyOf(sectors),
  employedBy: / (?:des|dans les|dans des) /gi,
  head: 'first',
  vague:
    /^(?:(?:autres|nouveaux|vrais|bons?|petits?|jeunes) )*(?:personnes?|candidats?|acheteurs?|structures?|interlocuteurs?|equipes?|clients?|gens|membres?|responsables?|directeurs?|directrices?|managers?|professionnels?|entreprises?|societes?|marques?)$/i,
  sectorCue:
    /\b(?:secteurs?|marches?|domaine|filieres?) (?:de la |de l'|des |du |de |d')([a-z][a-z-]*(?: [a-z][a-z-]*)?)/gi,
  boundaries: wordSet(
    "le la les un une ce cet cette ces et ou mais donc or ni car que qui quoi dont où si pour par avec sans dans sur sous chez vers entre comme plus moins très trop aussi même encore déjà souvent toujours jamais pas ne n' qu' l' s' c' j' m' t' à au aux afin lors depuis pendant après avant parce quand lorsque",
    'je tu il elle nous vous ils elles on se sa son ses notre nos votre vos leur leurs mon ma mes est sont était a ont avoir être fait font peut peuvent doit doivent veut veulent va vont qui tous toutes tout toute ainsi notamment surtout',
    'aider aide aidons convaincre toucher attirer cibler former informer montrer donner obtenir faire rendre permettre permet soutenir servir gagner signer inspirer générer augmenter développer devenir vendre vendons proposer proposons offrir offrons trouver rencontrer',
  ),
  ofThem: /\b(?:leurs?|sa|son|ses)\s?$/i,
  personLike: /^[a-z-]*(?:eur|euse|rice|iste|ien|ienne|ant|ante)s?\b/i,
  possessives: wordSet('notre nos mon ma mes leur leurs votre vos son sa ses'),
  voiceCue:
    /\b(?:ton|voix|style|eviter|evitons|sans jargon|pas de jargon|tutoiement|tutoyer|tutoyons|vouvoiement|vouvoyer|vouvoyons|phrases courtes|chaleureux|chaleureuse|humour|serieux|direct|sobre|accessible|pas d'emojis?|sans anglicismes?)\b/gi,
  generic: wordSet(
    "contenu contenus entreprise entreprises gens personne personnes temps jour jours semaine semaines mois an ans année années trimestre prospect prospects client clients clientes utilisateur équipe équipes produit produits service services offre offres chose choses façon résultat résultats marché stratégie objectif objectifs article articles page pages site nouveau nouveaux nouvelle gratuit plus premier première bon meilleur petit petite petits petites grand grande nombre travail aide plateforme outil outils solution solutions besoin besoins heure heures aujourd'hui générer augmenter développer devenir obtenir demande demandes qualifiés qualifiées moyenne ligne faire mise place d'ici ici cible ton",
  ),
  gift: /\b(?:essai gratuit|audit gratuit|demo gratuite|atelier gratuit|satisfait ou rembourse)\b/gi,
  period:
    /\b(?:en|sous|d'ici(?: a)?|pendant|sur|dans|prochains?|prochaines?|ce|cette)\s+(?:les )?(?:prochains? |prochaines? )?(\d{1,3}|une?|deux|trois|quatre|six|neuf|douze)?\s*(?:prochains? |prochaines? )?(jours?|semaines?|mois|trimestres?|ans?|annees?)\b/gi,
  unitDays: { jour: 1, semaine: 7, mois: 30, trimestre: 90, an: 365, annee: 365 },
};
