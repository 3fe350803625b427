/** The languages that pages have words in. */
export type SpokenLanguage = 'en' | 'fr' | 'es';

/** Of a language tag (BCP 47) such as `fr-CA`; English for all others. */
export function spokenLanguage(tag: string): SpokenLanguage {
  return tag.startsWith('fr') ? 'fr' : tag.startsWith('es') ? 'es' : 'en';
}
