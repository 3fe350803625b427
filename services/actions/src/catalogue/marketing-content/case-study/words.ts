import type { Language } from '../../../text/languages';

export const CASE_WORDS = {
  en: {
    challenge: 'The challenge', solution: 'The solution', results: 'The results', next: 'What comes next', about: 'About',
    product: 'Product', duration: 'Time', metric: 'Figure', before: 'Before', after: 'After', from: 'from', to: 'to',
  },
  fr: {
    challenge: 'Le défi', solution: 'La solution', results: 'Les résultats', next: 'Et maintenant', about: 'En bref :',
    product: 'Produit', duration: 'Durée', metric: 'Indicateur', before: 'Avant', after: 'Après', from: 'de', to: 'à',
  },
  es: {
    challenge: 'El reto', solution: 'La solución', results: 'Los resultados', next: 'Próximos pasos', about: 'Sobre',
    product: 'Producto', duration: 'Plazo', metric: 'Indicador', before: 'Antes', after: 'Después', from: 'de', to: 'a',
  },
} as const satisfies Record<Language, unknown>; // prettier-ignore
