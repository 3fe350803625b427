import type { Phrases } from './phrases';

export const frenchPhrases: Phrases = {
  refused:
    /^\W*(?:(?:et )?qu'est-ce qu\S+ [^?]{3,30} pas\b|pas (?:clients?|nous|pour nous|notre|chez nous|concernes?|interesses?|de)\b|(?:ce que |a qui |qui )?(?:nous |on |je )(?:ne |n')|(?:a )?qui (?:ne |n')|(?:ce qu'on|ce que (?:je|nous)) laiss|hors (?:sujet|cible|perimetre|de question)|(?:a )?exclu\w*|a (?:ecarter|proscrire)|jamais\b|surtout pas|a eviter|sauf\b|concurren\w*|(?:et )?les autres\b|ce que (?:font|vendent|proposent|offrent) |ce qu'on (?:ne |refuse|evite)|non\b)/i,
  headings: [
    [
      'pillars',
      /\b(?:lignes? editoriales?|editoria\w+|blog|newsletter|articles?|posts?|publications?|contenus?|(?:parler|ecrire|publier|raconter)(?=\s*$)|j'ai (?:des choses )?a dire|nos dadas|prendre la parole|linkedin|instagram|youtube|videos?|reseaux|incollable|choses a dire|expertise|idees)\b/i,
    ],
    [
      'pains',
      /^\W*(?:et |mais )?pourquoi\b|\b(?:(?:on|nous|j')\s?(?:entend|entends|entendons)|ce qu(?:i|'ils|'elles|'on) (?:me |nous |leur )?(?:disent|dit|racontent|revient|reviennent|bloque|coince|fache|fatigue|pese|gene|empeche|fait mal|inquiete|freine|redoutent|vivent|subissent)\w*|pourquoi (?:ils|elles|les gens|les clients|on) (?:nous |m'|me )?(?:hesit|appell|vienn|part|quitt|cherch|abandonn)\w*|hesit\w+|ce qui (?:les|leur) \w+|(?:re)?vien(?:t|nent) (?:souvent|toujours|tout le temps|sans cesse)|ras-le-bol|bete noire|marre|toujours (?:pareil|la meme|les memes)|plaintes?|obstacles?|peurs?|craintes?|inquietudes?|besoins?|douleur|casse-tete|points? noirs?|objections?|le probleme|a cause de quoi|vivent mal|manque|quotidien|(?:comment|dans quel etat) (?:ils|elles) (?:arriv|vienn|sont)\w*|vecu|realite|sur le terrain|racontent|disent)\b/i,
    ],
    [
      'offers',
      /\b(?:ce qu(?:e|'on|'il|'elle) ?(?:nous |on |je |la |le |l')?(?:apport|fai|comprend|compren|inclu|contient|livr|offr|vend|assur|fournis|trouv|prend|achet)\w*|comment (?:on|nous|je) (?:aid|travaill|interv)\w*|concretement|que (?:vend|propos|offr|fai|fourni)\w+|ce que comprend|(?:ce que|combien) (?:ca|cela) coute|solutions?|notre (?:reponse|solution|kit|pack)|forfaits?|abonnements?|packs?|la franchise|au menu|en vente|livrables?|accompagnements?|ateliers?|modules?|parcours)\b/i,
    ],
    [
      'audience',
      /\b(?:a qui|pour qui|chez qui|avec qui|qui (?:achete|signe|decide|paie|appelle|vient|sont)|patient(?:e?s)?|acheteurs?|decideurs?|decisionnaires?|prospects?|beneficiaires?|adherents?|usagers?|on (?:parle|s'adresse|vise|travaille)|structures?|nos gens|qui (?:on|nous) \w+|profils?|metiers? vises?|vis(?:e|es|ees?)|en face)\b/i,
    ],
  ],
  cues: [
    [
      'audience',
      /\b(?:nous|on|je|j'|elle|il|qui|et) ?(?:surtout |principalement |aussi )?(?:s'adress\w+|m'adresse|nous adressons|travaill\w+|boss\w+|collabor\w+|coopere\w*|discut\w+|trait\w+|interv\w+|vis(?:e|ons|ent)|ser(?:s|t|vons)|livr(?:e|ons)|equip(?:e|ons)|vend(?:s|ons)?|lou(?:e|ons)|parl(?:e|ons)) (?:surtout |principalement |essentiellement |plutot |aussi |beaucoup )?(?:pour |avec |a |aux? |chez |aupres (?:de |des |d')|dans )(?:de |des )?(?=[a-z])(?!l'annee|distance|domicile|moi\b|nous\b|partir\b|temps\b)/gi,
    ],
    [
      'audience',
      /\b(?:clients?|clientes|publics?|cibles?|lecteurs?|interlocut\w+|utilisateurs?|contacts?|patients?|acheteurs?|adherents?|decideurs?)\b[^.,;:]{0,15}?,? (?:c'est|ce sont|sont|est|seraient|restent)(?: surtout| souvent| plutot| d'abord| essentiellement| majoritairement)? /gi,
    ],
    [
      'audience',
      /\b(?:cherch\w+|voudr\w+|aimer\w+|veu(?:x|t)|voulons|souhait\w+|essa\w+)\b[^.,;:]{0,15}? (?:a |de )?(?:toucher|attirer|convaincre|atteindre|rencontrer|seduire|parler a|travailler (?:avec|davantage avec|pour))(?: deux publics| plus| davantage)? ?:? ?/gi,
    ],
    [
      'audience',
      /\b(?:la plupart|la moitie|l'essentiel|le gros|la majorite|le reste|\d+ ?%)(?: d[eu]s? (?:nos|mes|notre|la|l')? ?\w*)? (?:sont|est|c'est|ce sont|vien\w+ d(?:e|es|u)) (?:des? )?/gi,
    ],
    [
      'audience',
      /\b(?:coeur de (?:cible|metier|clientele)|compt\w+ parmi nos clients),?(?: c'est| ce sont| est| sont)? /gi,
    ],
    ['audience', /\b(?:en face,? (?:j'ai|on a|nous avons)|j'ai (?:affaire|en face de moi)(?: a)?|on a affaire a) /gi],
    [
      'audience',
      /(?:^|[,;:] )(?:et |mais )?(?:chez eux|chez elles|dans l'(?:etude|entreprise|equipe)|sur place|la-bas),? (?:c'est |ce sont |on (?:parle|voit|s'adresse) |a |au )?(?=[a-z])/gi,
    ],
    [
      'audience',
      /\b(?:signee?s?|validee?s?|decidee?s?|choisie?s?|achetee?s?|utilisee?s?|portee?s?) par (?!an\b|mois\b)/gi,
    ],
    [
      'audience',
      /\b(?:utile|destine\w*|concue?s?|pensee?s?|faite?s?|reserve\w*|ideale?s?) (?:pour |aux? |a la |a l')/gi,
    ],
    ['audience', /\bce sont (?=l[ae]s? |des )/gi],
    [
      'pains',
      /\b(?:ils|elles|clients?|gens|certains|beaucoup|d'autres|on) (?:me |nous |m')(?:disent|dit|racontent|raconte|expliquent|parlent de|confient)(?: tous| toujours| souvent)?(?: que| qu'(?=[a-z]))? ?/gi,
    ],
    [
      'pains',
      /\b(?:le|leur|un|autre) (?:vrai |gros |grand |premier |principal )?(?:probleme|souci|ennui|drame|hic|frein|obstacle|defi)(?: numero un| principal)?,? (?:c'est |est )(?:que |qu')?/gi,
    ],
    ['pains', /\b(?:parce )(?:que |qu'(?=ils|elles|on))/gi],
    [
      'offers',
      /\b(?:nous|je|on) (?:vous |leur |y |aussi |surtout )*(?:apport(?:e|ons)|realis(?:e|ons)|cre(?:e|ons)|produi(?:t|s|sons)|gere|gerons|install(?:e|ons)|ajout(?:e|ons)|entret(?:iens|ient|enons)|repar(?:e|ons)|prepar(?:e|ons)|redig(?:e|eons)|met(?:s|tons)? (?:en place|a disposition)|construi(?:s|t|sons)|dispens(?:e|ons)|accord(?:e|ons)) (?!aux?\b|que\b)/gi,
    ],
    [
      'offers',
      /\b(?:franchise|abonnement|forfait|formule|pack|contrat|adhesion|prix|kit|programme|tarif)\b[^.,;:]{0,20} (?:comprend|inclut|couvre|contient|donne (?:droit a|acces a))\s+/gi,
    ],
    [
      'offers',
      /\b(?:vous (?:pouvez|avez|recevez|obtenez|trouverez)|(?:clients?|membres?|adherents?) (?:recoivent|ont|disposent de|beneficient de))(?: louer| acheter| reserver| aussi| commander| prendre)? (?=une? |des? |l[ea]s? |d')/gi,
    ],
    ['offers', /\b(?:je fais|nous faisons) (?:aussi )?(?=une? |des |du |l[ae]s? |de la )/gi],
    [
      'offers',
      /\b(?:il y a|vous avez droit a|on y (?:trouve|ajoute)|ca comprend|on fait) (?=une? |des |du |l[ae]s? |de la )/gi,
    ],
    [
      'pillars',
      /\b(?:qu'on|que l'on|de|d'|a|veux|voulons|voudrais|voudrions|aimerais|aimerions|souhaite\w*|pourrait|pourrais|faut|allons|vais) ?(?:raconte[rz]?|montre[rz]?|explique[rz]?|faire (?:connaitre|comprendre)|aborde[rz]?|traite[rz]?|partage[rz]?|vulgarise[rz]?|defend(?:re|e))(?: aussi| surtout)? (?!aux?\b|que\b|a\b)/gi,
    ],
    [
      'pillars',
      /\b(?:parl(?:er|ons|e|erait)|ecri(?:re|vons|s|t|rait)|publi(?:er|ons|e|erait|erions)|discut(?:er|ons)|communiqu(?:er|ons))(?: volontiers| surtout| davantage| aussi| plus| d'abord)? (?:sur|de la|de l'|des|du|de|d'|autour de)\s*/gi,
    ],
    ['pillars', /\b(?:choses a dire|incollables?|un avis|intarissables?|billets|textes|notes) (?:sur|de) /gi],
    ['pains', /\b(?:en ont (?:marre|assez)|ras-le-bol) (?:que |de |d'|des )/gi],
    ['pillars', /\b(?:connue?s? pour|cite\w* (?:sur|pour)|reconnue?s? (?:pour|sur)) /gi],
  ],
  subjectCues: [
    [
      'audience',
      /(?:^|[,;:] )(?:et |mais )?((?:l[ae]s? |l'|une? |des )[^,;:.]{3,50}?) (?:sont|est) (?:ceux|celles|celui|celle) qui\b/gi,
    ],
    [
      'audience',
      /(?:^|[,;:] )(?:et |mais |puis )?((?:l[ae]s? |l'|une? |des |quelques )[^,;:.]{3,50}?) (?:m'|nous )(?:a|ont) (?:deja |aussi )?(?:demand|command|sollicit|contact|appel|achet)\w*/gi,
    ],
    [
      'offers',
      /^(?:puis |et |aussi )?((?:l[ae]s? |l'|une? |des )[^,;:.]{3,50}?) (?:coute\w*|demarre\w*|commence\w*|est|sont) (?:a partir de |a |des )?\d+[^,;:.]{0,6}(?:€|euros?)/gi,
    ],
    [
      'audience',
      /(?:^|[,;:] )(?:et |mais |puis |chez eux,? )?((?:l[ea]s? |l'|une? |des )[^,;:.]{3,50}?) (?:qui )?(?:decid\w+|sign(?:e|ent)|pai\w+|valid\w+|recommand\w+|nous (?:sollicit|font confiance|recommand|conseill|contact|trouv|cherch)\w*|font appel a nous|pousse\w* la porte|tranch\w+|choisi\w+|s'en ser\w+|m'appell\w+|nous appell\w+|tient? le budget)\b/gi,
    ],
    [
      'offers',
      /(?:^|[,;] )(?:et |puis )?((?:l[ae]s? |l'|une? |des )[^,;:.]{3,50}?) (?:est|sont) (?:aussi |deja )?(?:compris\w*|inclus\w*|offert\w*|gratuit\w*|fourni\w*)\b/gi,
    ],
  ],
  exception:
    /[,;(\u2013\u2014] ?(?:et |mais |donc |surtout |certainement )?(?:pas|jamais|ni|non|sauf|hors|rarement|sans|aucune?)\b| (?:et|mais) (?:pas|non|surtout pas|jamais)\b| \b(?:plutot que|au lieu (?:de|d'|des)|sauf|hormis|excepte|a l'exception|contrairement)\b/i,
  denial:
    /\b(?:pas|jamais|ni|aucune?|sauf|hormis|sans|non|plus de|rarement|refus\w*|evit\w*|plutot que|au lieu|contrairement|tant pis|tres peu|assez de|trop de)\b|\bne\b|\bn'/i,
  negation: /\b(?:ne|pas|jamais|ni|plus jamais|aucune?|sans|sauf|plutot que|au lieu|rarement|arrete)\b|\bn'/i,
  background:
    /\b(?:fonde\w*|cree\w* (?:en|a|par)|ne(?:e|s)? (?:en|a)|commence\w*|debut\w*|ancien\w*|autrefois|il y a \w+ ans|mon (?:pere|oncle|frere|mari|grand-pere|cousin|fils|ami)|ma (?:mere|soeur|femme|fille|tante|cousine)|depuis (?:\d|plus|toujours|l'an)|je suis|nous sommes|on est|j'ai (?:fait|ete|travaille))\b|^[A-Z][\w&' ]{1,30}(?:, c'est| est) (?:une?|l[ea]|des)\b/i,
  trouble:
    /\b(?:jamais|personne|rien|pas|plus|trop|aucune?|tard|retard\w*|manqu\w+|perd\w*|perte\w*|oubli\w*|rat(?:e|ent|es)|cass\w+|panne\w*|attente|attend\w*|cher\w*|cout\w*|peur|refus\w*|annul\w*|abandonn\w*|inutil\w*|disparai\w*|meur\w*|vol(?:s|es)?|benne|double|deux fois|trois fois|quatre fois|ressais\w*|erreurs?|faux|inventent|conteste\w*|bloqu\w*|coinc\w*|galer\w*|difficil\w*|complique\w*|incomprehensib\w*|gris|sans|sautent|sale\w*|usee?s?|mal|heures|semaines|fois|il faut|augment\w*|change\w*)\b/i,
  refusal:
    /\bmerci,? (?:mais )?non|\btres peu pour (?:nous|moi)|\b(?:ce )?n'est (?:pas|plus) (?:notre|mon|pour|a)|\bon (?:a |les )?(?:refus\w+|evit\w+|decline\w*)|\b(?:ne|n') ?(?:veux|voulons|faisons|fais|vendons|vends|travaillons|prenons|acceptons|cherchons)\b|\brien a voir avec|\bpas (?:pour|notre|chez) (?:nous|moi|public|cible)|\bhors de question|\blaisse(?:s|ons)? (?:a|aux) |\bidem\b|\bmerci de ne\b|\b(?:laiss\w+|envoy\w+|renvoy\w+) .{0,60}(?:a d'autres|ailleurs)|\bon arrete|\bc'est non\b|\b(?:on|nous) (?:l[ea]s? )?laiss(?:e|ons)[.!]*$|\b(?:donc|alors) non\b|\bn'y (?:va|allons|vais|touch\w+) pas\b|\b(?:avons|ai|a) (?:cesse|arrete) de\b|\b(?:nous|je) refus\w+|\bpas de (?:notre|mon) (?:ressort|metier)|[,:] (?:non|jamais|meme pas|pas question)\b[^.,;]{0,20}[.!]*$|\b(?:donc )?plus de [a-z]+ ?!|\bsais pas faire\b|\b(?:pas|non) (?:pour )?(?:nous|moi)\b|\bnon plus\b|\bdesolee?s?\b|\bont leurs? propres?\b|\bn'en (?:ont|a) pas besoin\b|\bpas pour (?:eux|elles)\b|\bm'envoyez pas\b|\bne peuvent pas (?:commander|acheter|reserver)\b|\bl[ea]s? renvoyons\b|\bpas (?:par|avec) (?:nous|moi)\b|\ballez plutot\b|\bun autre (?:monde|metier)\b|\b(?:je|on|nous) (?:la |le |les )?laiss\w+ (?:a|aux) /i,
};
