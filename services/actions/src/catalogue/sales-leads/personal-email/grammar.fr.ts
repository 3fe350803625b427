import type { EmailGrammar } from './parts';

export const fr: EmailGrammar = {
  greeting_title: ['<Bonjour {title} {last_name},|Bonjour {first_name},>'],
  greeting: ['Bonjour {first_name},'],
  greeting_open: ['Bonjour,'],
  subject_trigger: ['{trigger:short}', '{company} : {trigger:phrase}'],
  subject_pain: ['{pain:short}', '{pain:short} chez {company}'],
  subject_proof: ['{proof:short}'],
  subject_topic: ['{topic:cap} chez {company}', '{topic:cap}'],
  subject_any: ['Une question pour {company}', '{company} et {sender_company}', 'Une question pour <vous|toi>'],
  opening_trigger: [
    'J’ai vu {trigger:que}.',
    'J’ai lu {trigger:que}, d’où ce message.',
    'Une actualité de {company} a retenu mon attention : {trigger:phrase}.',
    '{trigger:statement} C’est ce qui m’amène à <vous |t’>écrire.',
  ],
  opening_pain: [
    'Est-ce un sujet chez {company} : {pain:phrase} ?',
    'Une question d’abord. Est-ce toujours d’actualité : {pain:phrase} ?',
    '{pain:statement} Est-ce toujours le cas chez {company} ?',
    '{pain:statement} Est-ce toujours le cas ?',
  ],
  opening_proof: ['{proof:statement}', 'Je commence par un résultat : {proof:phrase}.'],
  opening_question: [
    '<Êtes-vous|Es-tu> la bonne personne chez {company} pour en parler ?',
    '<Êtes-vous|Es-tu> la bonne personne pour en parler ?',
  ],
  reason_role: [
    '<Vous êtes|Tu es> {role} chez {company} : j’imagine que le sujet passe par <vous|toi>.',
    'Je m’adresse à <vous|toi> en tant que {role} chez {company}.',
  ],
  reason_trigger: ['Pourquoi {company} : {trigger:phrase}.', 'J’ai pensé à {company} en lisant {trigger:que}.'],
  link_pain: ['Peut-être est-ce aussi un sujet pour <vous|toi> : {pain:phrase}.'],
  offer: [
    '{offer:statement}',
    'Ce que nous faisons chez {sender_company} : {offer:phrase}.',
    'Ce que je <vous|te> propose : {offer:phrase}.',
    'Notre proposition : {offer:phrase}.',
  ],
  proof: ['{proof:statement}', 'Un résultat concret : {proof:phrase}.', 'À titre d’exemple : {proof:phrase}.'],
  ask: ['{cta:sentence}'],
  ask_open: [
    'En parlons-nous de vive voix ?',
    'Je <vous |t’>envoie le détail ?',
    'Un court appel <vous|te> conviendrait-il ?',
  ],
  ask_permission: ['Sinon, à qui dois-je m’adresser ?', 'Un oui ou un non me suffit.'],
  link: ['Pour en savoir plus : {link}', 'Le détail est ici : {link}'],
  closing: ['<Bien cordialement,|À bientôt,>'],
};
