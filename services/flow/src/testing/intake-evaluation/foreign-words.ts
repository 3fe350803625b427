import type { WrittenDraft } from '../../engine/content-engine';
import type { Language } from '../../engine/embedded/analysis/language';

/** Frequent words that exist in one of the languages only. */
const OWN_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'the and of is are was with this that what when which who how from they you your have has will would could should there their them its it into only because before after where than then never always every someone nothing'.split(
    ' ',
  ),
  fr: 'le les des du une et est sont dans pour avec qui cette ces vous votre vos nous notre tu ton tes ce cela ça où pourquoi quand avant après sans chez mais aussi très plus toujours jamais être avoir fait'.split(
    ' ',
  ),
  es: 'el los las del una y es son en para con qué cómo cuándo dónde quién usted su sus nosotros nuestro tú tus esto esta este porque antes después sin pero también muy más siempre nunca ser hay lo se'.split(
    ' ',
  ),
};
/** Words that two of the languages share. */
const SHARED = new Set([
  'tu',
  'es',
  'son',
  'plus',
  'fait',
  'ton',
  'tes',
  'pour',
  'en',
  'se',
  'sin',
  'le',
  'les',
  'lo',
  'y',
  'des',
  'du',
  'or',
]);

/** Words of another language in the sentences that come from the grammar alone. */
export function findForeignWords({ language, sources }: WrittenDraft): string[] {
  const own = new Set(OWN_WORDS[language]);
  const foreign = new Set(
    (['en', 'fr', 'es'] as const)
      .filter((other) => other !== language)
      .flatMap((other) => OWN_WORDS[other])
      .filter((word) => !own.has(word) && !SHARED.has(word)),
  );
  return sources
    .filter(({ origin }) => origin !== 'intake')
    .flatMap(({ sentence }) => (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => foreign.has(word)));
}
