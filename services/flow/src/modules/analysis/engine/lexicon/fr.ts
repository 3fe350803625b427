import { type Lexicon, phrases, wordSet } from './lexicon';

export const french: Lexicon = {
  language: 'fr',
  modifiers: 'after',
  roles: phrases(
    'fondateur, fondatrice, cofondateur, cofondatrice, pdg, ceo, cto, cfo, cmo, daf, dsi, drh, dirigeant, dirigeante, gerant, gerante, patron, patronne, entrepreneur, entrepreneuse, independant, independante, freelance, freelancer, consultant, consultante, developpeur, developpeuse, ingenieur, ingenieure, designer, marketeur, marketeuse, responsable, directeur, directrice, manager, chef de [a-z]+, chefs de [a-z]+, charge de [a-z]+, charges de [a-z]+, chargee de [a-z]+, recruteur, recruteuse, formateur, formatrice, enseignant, enseignante, professeur, coach, avocat, avocate, notaire, comptable, expert-comptable, experts-comptable, acheteur, architecte, analyste, createur, creatrice, redacteur, redactrice, journaliste, etudiant, etudiante, infirmier, medecin, dentiste, therapeute, kinesitherapeute, photographe, artisan, equipe, commercial, commerciaux, professionnel, decideur, praticien, restaurateur, agriculteur, bailleur, proprietaire, investisseur',
  ),
  companies: phrases(
    'startup, start-up, scaleup, scale-up, pme, tpe, eti, entreprise, societe, agence, cabinet, studio, boutique, commerce, commercant, e-commercant, marque, association, ong, clinique, hopital, hopitaux, ecole, universite, restaurant, hotel, banque, fabricant, industriel, distributeur, editeur, cooperative, collectivite, mairie, organisme de [a-z]+',
  ),
  vague:
    /^(?:equipes?|responsables?|directeurs?|directrices?|managers?|professionnels?|entreprises?|societes?|cabinets?|commerces?|marques?|proprietaires?)$/i,
  sectors: phrases(
    'saas, fintech, assurtech, e-sante, edtech, proptech, sante, assurance, banque, immobilier, btp, logistique, industrie, distribution, grande distribution, e-commerce, hotellerie, restauration, tourisme, enseignement superieur, secteur public, energies renouvelables, agriculture, agroalimentaire, automobile, aeronautique, telecoms, biotech, pharmacie, cybersecurite',
  ),
  sectorCue:
    /\b(?:secteur|marche|domaine|filiere)s? (?:de la |de l'|des |du |de |d')([a-z][a-z-]*(?: [a-z][a-z-]*)?)/gi,
  boundaries: wordSet(
    "le la les un une ce cet cette ces et ou mais donc or ni car que qui quoi dont où si pour par avec sans dans sur sous chez vers entre comme plus moins très trop aussi même encore déjà souvent toujours jamais pas ne n' qu' l' s' c' j' m' t' à au aux afin lors depuis pendant après avant parce quand lorsque",
    'je tu il elle nous vous ils elles on se sa son ses notre nos votre vos leur leurs mon ma mes est sont était a ont avoir être fait font peut peuvent doit doivent veut veulent va vont qui tous toutes tout toute ainsi notamment surtout',
    'aider aide aidons convaincre toucher attirer cibler former informer montrer donner obtenir faire rendre permettre permet soutenir servir gagner signer inspirer générer augmenter développer devenir vendre vendons proposer proposons offrir offrons trouver rencontrer',
  ),
  possessives: wordSet('notre nos mon ma mes leur leurs votre vos son sa ses'),
  lackBefore: /\b(?:pas|plus|sans|ni|aucune?)\s+(?:de\s+|d')?$/i,
  articles: /^(?:(?:un|une|des|les|le|la|notre|nos|du|de la|de)\s+|l'|d'|de l')/i,
  audienceCue:
    /\b(?:pour|aux?|aid(?:e|er|ons|ent)|cibl(?:e|er|ons|ent)|s'adress\w*|destine\w*|clients?|clientele|public|lecteurs?|utilisateurs?|convaincre|toucher|attirer|accompagn\w*)\b/i,
  exclusionCue:
    /\b(?:(?:ne|n')\s*(?:\S+\s){1,3}pas|pas)\b[^,;]{0,12}\b(?:pour|cibl\w*|adress\w*|aux|destine\w*|grands?|grandes?|notre (?:cible|public))\b/i,
  painCue:
    /\b(?:peinent|peine a|ont du mal|a du mal|avoir du mal|mal a|perdent|perd(?:re|ent)? (?:du|leur|son|trop|un|des)|perte de|manquent? de|manque de|n'ont (?:pas|ni|plus|aucun)|n'a pas|n'arrivent pas|ne (?:savent|peuvent|parviennent|trouvent|disposent)(?: pas)?|difficultes? a|difficile de|galer\w+|frustres?|frustrees?|debordes?|debordees?|submerge\w*|passent (?:trop|des|leur|plus|\d)|trop (?:lents?|lentes?|chers?|cheres?|longs?|longues?|complexes?|complique\w*|tard)|souffr\w+|craignent|peur de|rat(?:ent|er) )/gi,
  clauseEnd:
    /[.;!?:()]|,? (?:parce qu|car|mais|afin|alors qu|tandis qu|ce qui|c'est pourquoi)|\s[–—-]\s|, (?:et|donc|qui|nous|ils|elles|notre)\b/i,
  relative: /\b(?:qui|que|dont|ou l'on|pour|afin)\b/i,
  itemSeparator: /\s*(?:,\s*et\s|,\s*ou\s|,|;|\set\s|\sou\s|\sainsi que\s)\s*/i,
  offerCue:
    /\b(?:(?:nous|je|on) (?:vous )?(?:proposons|propose|vendons|vends|vend|offrons|offre|fournissons|livrons|organisons|organise|lancons|lance|editons|publions|developpons|animons|louons|fabriquons|concevons)|(?:notre|nos) (?:principale? |nouvelle? |premiere? )?(?:offres?|produits?|services?|plateforme|application|outil|formations?|programmes?|abonnements?) (?:est|sont|comprend|comprennent|inclut|incluent|couvre))\b\s*(?:aussi |egalement )?/gi,
  recipient: /^\s*(?:a|aux?)\b/i,
  offerNoun:
    /\best (?=(?:un|une|le|la) [^,.;]{0,120}\b(?:plateforme|outil|application|logiciel|service|api|agence|place de marche|formation|programme|produit|studio|newsletter|solution|assistant|abonnement)\b)/gi,
  pillarCue:
    /\b(?:(?:piliers?|themes?|thematiques?|sujets?)\b[^.:]{0,30}?(?:\bsont\b|\bcomprennent\b|:)|(?:parl(?:er|ons|e)|ecri(?:re|vons|t)|publi(?:er|ons|e)|communiqu(?:er|ons|e))(?: des articles| des contenus)? (?:sur|de la|de l'|des|du|de|d')|notoriete (?:sur|de|autour de)|(?:former|sensibiliser|informer|eduquer)\b[^.;,]{0,60}? (?:sur|a la|a l'|au|aux)|(?:reference|autorite|voix|leaders?|experts?|expertise) (?:sur|en|dans|de la|de l'|du)|(?:contenus?|articles|guides|posts) (?:sur|autour de|a propos de))\s*/gi,
  voiceCue:
    /\b(?:ton|voix|style|eviter|evitons|sans jargon|pas de jargon|tutoiement|tutoyer|tutoyons|vouvoiement|vouvoyer|vouvoyons|phrases courtes|chaleureux|chaleureuse|humour|serieux|direct|sobre|accessible|pas d'emojis?|sans anglicismes?)\b/gi,
  generic: wordSet(
    "contenu contenus entreprise entreprises gens personne personnes temps jour jours semaine semaines mois an ans année années trimestre prospect prospects client clients clientes utilisateur équipe équipes produit produits service services offre offres chose choses façon résultat résultats marché stratégie objectif objectifs article articles page pages site nouveau nouveaux nouvelle gratuit plus premier première bon meilleur petit petite petits petites grand grande nombre travail aide plateforme outil outils solution solutions besoin besoins heure heures aujourd'hui générer augmenter développer devenir obtenir demande demandes qualifiés qualifiées moyenne ligne faire mise place d'ici ici cible ton",
  ),
  labels: {
    audience: phrases(
      'cible, cibles, audience, public, public cible, clients, client ideal, clients ideaux, icp, pour qui, personas, persona, clientele',
    ),
    sectors: phrases('secteur, secteurs, industrie, industries, marche, marches'),
    pains: phrases(
      'probleme, problemes, point de douleur, points de douleur, difficultes, douleurs, frustrations, freins, irritants',
    ),
    pillars: phrases('pilier, piliers, piliers de contenu, piliers editoriaux, themes, thematiques, sujets'),
    offers: phrases('offre, offres, notre offre, nos offres, produits, produit, services, service, tarifs'),
    voice: phrases('ton, tonalite, voix, style'),
  },
  period:
    /\b(?:en|sous|d'ici(?: a)?|pendant|sur|dans|prochains?|prochaines?|ce|cette)\s+(?:les )?(?:prochains? |prochaines? )?(\d{1,3}|une?|deux|trois|quatre|six|neuf|douze)?\s*(?:prochains? |prochaines? )?(jours?|semaines?|mois|trimestres?|ans?|annees?)\b/gi,
  unitDays: { jour: 1, semaine: 7, mois: 30, trimestre: 90, an: 365, annee: 365 },
};
