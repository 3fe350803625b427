export const utterances = {
  en: [
    'write an seo article',
    'blog post about a keyword from my sources',
    'article outline with meta description',
    'faq schema and article from these notes',
    'turn our documentation into a blog post',
    'content for the search term heat pump',
  ],
  fr: [
    'rédiger un article de blog seo',
    'article optimisé pour un mot-clé à partir de mes sources',
    'plan d’article avec méta description',
    'article avec balisage faq',
    'transformer notre guide en article',
    'contenu pour le référencement naturel',
  ],
  es: [
    'redactar un artículo de blog seo',
    'artículo para una palabra clave con mis fuentes',
    'esquema de artículo con metadescripción',
    'artículo con marcado faq',
    'convertir nuestra guía en un artículo',
    'contenido para posicionamiento web',
  ],
} as const;
