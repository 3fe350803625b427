import type { ScriptGrammar } from './grammar';

export const fr: ScriptGrammar = {
  titles: {
    opening: 'Accroche',
    pitch: 'Notre proposition',
    objections: 'Objections',
    close: 'Suite à donner',
    situation: 'Situation',
    problem: 'Problème',
    implication: 'Implications',
    need_payoff: 'Bénéfice attendu',
    budget: 'Budget',
    authority: 'Décideur',
    need: 'Besoin',
    timing: 'Calendrier',
    metrics: 'Indicateurs',
    economic_buyer: 'Décideur économique',
    decision_criteria: 'Critères de décision',
    decision_process: 'Processus de décision',
    identify_pain: 'Point de douleur',
    champion: 'Allié interne',
  },
  parts: {
    opening_name: ['Bonjour, {caller}, {company}.', 'Bonjour, {caller} à l’appareil, de la part {company:de}.'],
    opening_permission: [
      'Est-ce que je <vous|te> dérange ?',
      '<Avez-vous|As-tu> deux minutes ? Sinon, quand puis-je rappeler ?',
    ],
    opening_reason: [
      'Je <vous |t’>appelle pour <vous|te> parler {product:about}, pour {audience:bare}.',
      'La raison de mon appel en une phrase : {product:phrase}, pour {audience:bare}.',
      '{product:statement} C’est la raison de mon appel.',
    ],
    opening_transition: ['Puis-je d’abord <vous|te> poser quelques questions, pour voir si cela <vous|te> concerne ?'],
    pitch: [
      '<Vous m’avez|Tu m’as> dit : {heard}. Voici ce que nous proposons : {product:phrase}.',
      '<Vous m’avez|Tu m’as> dit : {heard}. {product:statement}',
    ],
    benefit: ['{benefit:sentence}'],
    proof: ['{proof:statement}', 'Un exemple : {proof:phrase}.'],
    pitch_check: [
      '{several}Lequel de ces points compte pour <vous|toi> ?',
      'Est-ce que cela répond à <votre|ton> besoin ?',
    ],
    clarify_price: ['Cher par rapport à quoi ?', 'Est-ce le montant qui bloque, ou l’échéance ?'],
    clarify_time: ['Qu’est-ce qui doit passer avant ?', 'Quand serait le bon moment, et qu’est-ce qui aura changé ?'],
    clarify_existing: [
      'Qu’est-ce qui <vous|te> plaît dans cette solution, et qu’est-ce qui manque ?',
      'Que faudrait-il pour que <vous compariez|tu compares> ?',
    ],
    clarify_interest: [
      'Je comprends. Comment <faites-vous|fais-tu> aujourd’hui ?',
      'Que <vous|te> faudrait-il voir pour que cela mérite un coup d’œil ?',
    ],
    clarify_other: ['Qu’est-ce qui <vous|te> fait dire cela ?', '<Avez-vous|As-tu> un exemple ?'],
    objection_check: ['Est-ce que cela répond à <votre|ta> question ?', 'Que reste-t-il en suspens ?'],
    close_step: [
      '{next_step:statement}',
      'Ce que je <vous|te> propose : {next_step:phrase}.',
      '{no_step}Et si on regardait cela sur un de <vos|tes> cas réels ?',
    ],
    close_date: ['Quel jour <vous|te> convient ?', 'Quand <êtes-vous|es-tu> disponible ?'],
    close_people: ['Qui devrait être présent ?', 'Qui d’autre doit le voir ?'],
    close_summary: ['Je <vous |t’>envoie par mail ce que nous avons convenu.'],
  },
  questions: {
    situation: [
      'Comment <gérez-vous|gères-tu> aujourd’hui {problem:bare} ?',
      '{no_problem}Comment <faites-vous|fais-tu> aujourd’hui ?',
      'Qui s’en occupe, et avec quels outils ?',
      'Depuis combien de temps <travaillez-vous|travailles-tu> ainsi ?',
    ],
    problem: [
      'Qu’est-ce qui prend le plus de temps ?',
      'Où se produisent les erreurs ?',
      'Qu’<avez-vous|as-tu> déjà essayé ?',
    ],
    implication: [
      'Combien cela <vous|te> coûte-t-il par mois, en heures ou en euros ?',
      'Qui d’autre en subit les conséquences ?',
      'Que se passe-t-il si rien ne change ?',
    ],
    need_payoff: [
      'Si c’était réglé, que <feriez-vous|ferais-tu> du temps gagné ?',
      '{benefit:cap} : cela <vous|te> serait-il utile ?',
      'Qu’est-ce qui devrait s’améliorer pour que le changement en vaille la peine ?',
    ],
    budget: [
      'Un budget est-il prévu, ou faut-il le trouver ?',
      'Combien y <consacrez-vous|consacres-tu> aujourd’hui, heures comprises ?',
      'À partir de quel résultat serait-ce rentabilisé ?',
    ],
    authority: [
      'Qui décide d’un achat comme celui-ci ?',
      'Qui doit le voir avant ?',
      'Comment la dernière décision de ce type a-t-elle été prise ?',
    ],
    need: [
      'Comment <gérez-vous|gères-tu> aujourd’hui {problem:bare} ?',
      'Qu’est-ce qui doit être différent après ?',
      'Quelle place ce sujet a-t-il parmi <vos|tes> priorités ?',
    ],
    timing: [
      'Pour quand faut-il que cela fonctionne ?',
      'Qu’est-ce qui dépend de cette date ?',
      'Qu’est-ce qui pourrait retarder le projet ?',
    ],
    metrics: [
      'Quel chiffre doit bouger, et de combien à combien ?',
      'Comment le <mesurez-vous|mesures-tu> aujourd’hui ?',
    ],
    economic_buyer: ['Qui signe au bout du compte ?', 'Qu’est-ce qui compte le plus pour cette personne ?'],
    decision_criteria: [
      'Sur quels critères <allez-vous|vas-tu> comparer les solutions ?',
      'Qu’est-ce qui est indispensable, et qu’est-ce qui serait un plus ?',
    ],
    decision_process: [
      'Quelles étapes restent d’ici à une signature ?',
      'Faut-il l’accord de l’informatique, du juridique ou des achats ?',
    ],
    identify_pain: [
      'Qu’est-ce qui est difficile dans ce domaine : {problem:bare} ?',
      '{no_problem}Qu’est-ce qui est le plus difficile aujourd’hui ?',
      'Que se passe-t-il si rien ne change ?',
    ],
    champion: ['Qui a le plus à y gagner ?', 'Qui défendrait le projet en notre absence ?'],
  },
  marks: {
    name: '[votre nom]',
    company: '[votre société]',
    heard: '[ce que le client a dit]',
    answer: '[votre réponse]',
  },
};
