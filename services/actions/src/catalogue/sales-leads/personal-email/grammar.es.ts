import type { EmailGrammar } from './parts';

export const es: EmailGrammar = {
  greeting_title: ['<Buenos días, {title} {last_name}:|Hola, {first_name}:>'],
  greeting: ['<Buenos días, {first_name}:|Hola, {first_name}:>'],
  greeting_open: ['<Buenos días:|Hola:>'],
  subject_trigger: ['{trigger:short}', '{company}: {trigger:phrase}'],
  subject_pain: ['{pain:short}', '{pain:short} en {company}'],
  subject_proof: ['{proof:short}'],
  subject_topic: ['{topic:cap} en {company}', '{topic:cap}'],
  subject_any: ['Una pregunta para {company}', '{sender_company} y {company}', 'Una pregunta'],
  opening_trigger: [
    'He visto que {trigger:clause}.',
    'He leído que {trigger:clause} y por eso <le|te> escribo.',
    'Me ha llamado la atención una noticia de {company}: {trigger:phrase}.',
    '{trigger:statement} De ahí este mensaje.',
  ],
  opening_pain: [
    '¿<Les|Os> suena esto en {company}: {pain:phrase}?',
    'Primero, una pregunta. ¿Sigue pendiente este tema: {pain:phrase}?',
    '{pain:statement} ¿Sigue siendo así en {company}?',
    '{pain:statement} ¿Sigue siendo así?',
  ],
  opening_proof: ['{proof:statement}', 'Empiezo por un resultado: {proof:phrase}.'],
  opening_question: [
    '¿<Es usted|Eres tú> quien lleva este tema en {company}?',
    '¿<Es usted|Eres tú> la persona indicada para esto?',
  ],
  reason_role: [
    'Como {role} en {company}, quizá sea <usted|tú> quien lleva este tema.',
    'Me dirijo a <usted|ti> como {role} en {company}.',
  ],
  reason_trigger: ['He pensado en {company} porque {trigger:clause}.', 'Por qué {company}: {trigger:phrase}.'],
  link_pain: ['Quizá también sea un tema para <ustedes|vosotros>: {pain:phrase}.'],
  offer: [
    '{offer:statement}',
    'A qué nos dedicamos en {sender_company}: {offer:phrase}.',
    'Lo que <le|te> propongo: {offer:phrase}.',
    'Nuestra propuesta: {offer:phrase}.',
  ],
  proof: ['{proof:statement}', 'Un resultado concreto: {proof:phrase}.', 'Un dato: {proof:phrase}.'],
  ask: ['{cta:sentence}'],
  ask_open: ['¿Lo vemos en una llamada breve?', '¿<Le|Te> envío los detalles?', '¿<Le|Te> encaja una llamada corta?'],
  ask_permission: ['Si no, ¿a quién debería preguntar?', 'Con un sí o un no me basta.'],
  link: ['Más información: {link}', 'Los detalles, aquí: {link}'],
  closing: ['<Un cordial saludo,|Un saludo,>'],
};
