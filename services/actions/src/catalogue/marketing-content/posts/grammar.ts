import type { Language } from '../../../text/languages';
import type { Grammar } from '../../../writing/compose';

/** Hooks name the topic; leads introduce the points; asks invite an answer, by what the post is for. */
export type PostPart =
  | 'hook'
  | 'hook_point'
  | 'context'
  | 'lead_advice'
  | 'lead_news'
  | 'lead_discussion'
  | 'ask_advice'
  | 'ask_news'
  | 'ask_discussion'
  | 'link';

export const POST_GRAMMARS: Record<Language, Grammar<PostPart>> = {
  en: {
    hook: ['{topic:sentence}'],
    hook_point: ['{point:sentence}'],
    context: ['{topic:sentence}'],
    lead_advice: ['My takeaways:', 'In short:', '{count:cap} points from practice:'],
    lead_news: ['What that means in practice:', 'What you should know:', 'The essentials:'],
    lead_discussion: ['What speaks for it:', 'My arguments:', 'How I see it:'],
    ask_advice: ['What would you add?', 'How do you do it?', 'What has worked for you?'],
    ask_news: ['Questions? Ask them in the comments.', 'Tell me what you would like to know.'],
    ask_discussion: ['Where do you disagree?', 'What am I missing?', 'How do you see it?'],
    link: ['More: {link}', 'Details: {link}'],
  },
  fr: {
    hook: ['{topic:sentence}'],
    hook_point: ['{point:sentence}'],
    context: ['{topic:sentence}'],
    lead_advice: ['Ce que j’en retiens :', 'En résumé :', '{count:cap} points à retenir :'],
    lead_news: ['Concrètement :', 'Ce qu’il faut savoir :', 'L’essentiel :'],
    lead_discussion: ['Mes arguments :', 'Ce qui me fait dire cela :', 'Voici comment je vois les choses :'],
    ask_advice: [
      'Qu’<ajouteriez-vous|ajouterais-tu> ?',
      'Et chez <vous|toi>, comment ça se passe ?',
      'Qu’est-ce qui a marché chez <vous|toi> ?',
    ],
    ask_news: [
      'Une question ? <Posez-la|Pose-la> en commentaire.',
      '<Dites|Dis>-moi ce que <vous aimeriez|tu aimerais> savoir.',
    ],
    ask_discussion: [
      '<Êtes-vous|Es-tu> d’accord ?',
      'Qu’est-ce que j’oublie ?',
      'Et <vous|toi>, comment <voyez-vous|vois-tu> les choses ?',
    ],
    link: ['Pour aller plus loin : {link}', 'Le détail : {link}'],
  },
  es: {
    hook: ['{topic:sentence}'],
    hook_point: ['{point:sentence}'],
    context: ['{topic:sentence}'],
    lead_advice: ['Lo que me llevo:', 'En pocas palabras:', '{count:cap} ideas que me quedo:'],
    lead_news: ['En la práctica:', 'Lo que conviene saber:', 'Lo esencial:'],
    lead_discussion: ['Mis razones:', 'Por qué lo digo:', 'Así lo veo yo:'],
    ask_advice: [
      '¿Qué <añadiría|añadirías>?',
      'Y en <su|tu> equipo, ¿cómo lo <hacen|hacéis>?',
      '¿Qué <le|te> ha funcionado?',
    ],
    ask_news: ['¿Preguntas? Las leo en los comentarios.', '<Dígame|Dime> qué <le|te> gustaría saber.'],
    ask_discussion: ['¿<Está|Estás> de acuerdo?', '¿Qué se me escapa?', '¿Cómo lo <ve usted|ves tú>?'],
    link: ['Más información: {link}', 'Los detalles: {link}'],
  },
};

/** Two to ten; a longer list is introduced without its number. */
export const COUNT_WORDS: Record<Language, readonly string[]> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
};
