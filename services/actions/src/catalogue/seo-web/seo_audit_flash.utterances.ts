export const SEO_AUDIT_UTTERANCES = {
  en: [
    'audit the SEO of this page',
    'why does my page not rank on Google',
    'give me ten quick SEO wins for my homepage',
    'check title, description and headings of a URL',
    'what is wrong with the on-page SEO here',
    'review this HTML for search engines',
    'is my landing page optimised for the keyword running shoes',
  ],
  fr: [
    'fais un audit SEO rapide de ma page',
    'pourquoi ma page ne remonte pas sur Google',
    'quelles améliorations de référencement faire en priorité',
    'vérifie les balises title et meta de cette URL',
    'analyse le référencement naturel de ce HTML',
    'ma page est-elle optimisée pour ce mot-clé',
  ],
  es: [
    'haz una auditoría SEO de esta página',
    'por qué mi web no aparece en los buscadores',
    'dime qué mejorar primero en el posicionamiento',
    'revisa el título y la metadescripción de esta URL',
    'qué errores de SEO tiene este HTML',
    'está mi página optimizada para esta palabra clave',
  ],
} as const;
