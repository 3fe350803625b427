import type { Language } from '../../../text/languages';
import { foldAccents, splitWords } from '../../../text/words';

const NEGATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "not no never none without nobody neither nor cannot can't don't doesn't didn't isn't wasn't aren't weren't won't wouldn't couldn't shouldn't hasn't haven't hadn't".split(
      ' ',
    ),
  ),
  fr: new Set('pas jamais aucun aucune sans nul non ni personne'.split(' ')),
  es: new Set('no nunca jamas ningun ninguna ninguno sin tampoco nadie ni'.split(' ')),
};

/** Phrases with a negation that negate nothing. */
const NEUTRAL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not only|no doubt|no less than|no more than|not least)\b/gu,
  fr: /\b(?:non seulement|pas seulement|sans doute|pas moins de|ne \p{L}+ que)\b/gu,
  es: /\b(?:no solo|no solamente|sin duda|sin embargo|no menos de)\b/gu,
};

/** "Par personne" counts people; "personne" is a negation only with "ne". */
const PEOPLE =
  /(?<!\p{L})(?:par|une|la|cette|chaque|toute|quelque|meme|autre|seule|tierce|premiere|deuxieme|\p{N}+) personne(?!\p{L})/gu;

function withoutPeople(text: string): string {
  const rest = text.replace(PEOPLE, ' ');
  return /(?<!\p{L})n(?:e(?!\p{L})|')/u.test(rest) ? rest : rest.replace(/(?<!\p{L})personne(?!\p{L})/gu, ' ');
}

/** Whether a statement is negated: an odd number of negations, taking the French "ne … pas" as one. */
export function isNegated(text: string, language: Language): boolean {
  const folded = foldAccents(text).replaceAll('’', "'").replace(NEUTRAL[language], ' ');
  const words = splitWords(language === 'fr' ? withoutPeople(folded) : folded).map(({ normal }) => normal);
  const isPlus =
    language === 'fr' && /\bn(?:e |')[^.]{0,30}\bplus\b/u.test(folded) && !/\bplus (?:de|que)\b/u.test(folded);
  const count = words.filter((word) => NEGATIONS[language].has(word)).length + (isPlus ? 1 : 0);
  // Spanish and French say one negation twice: "no … ninguno", "ne … jamais aucun".
  return language === 'en' ? count % 2 === 1 : count > 0;
}

/** Words of which one is wrong where the other is right, by stems of their beginnings. */
const OPPOSITES: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['increas', 'decreas'],
    ['increas', 'fell'],
    ['increas', 'fall'],
    ['increas', 'drop'],
    ['increas', 'declin'],
    ['grew', 'declin'],
    ['rose', 'declin'],
    ['rose', 'drop'],
    ['ris', 'fall'],
    ['rose', 'fell'],
    ['grew', 'fell'],
    ['grow', 'shrink'],
    ['grew', 'shrank'],
    ['grew', 'drop'],
    ['open', 'clos'],
    ['more', 'less'],
    ['higher', 'lower'],
    ['before', 'after'],
    ['allow', 'forbid'],
    ['allow', 'prohibit'],
    ['win', 'los'],
    ['won', 'lost'],
    ['accept', 'reject'],
    ['true', 'fals'],
    ['first', 'last'],
    ['free', 'paid'],
    ['start', 'end'],
    ['gain', 'loss'],
    ['profit', 'loss'],
    ['success', 'fail'],
    ['includ', 'exclud'],
    ['north', 'south'],
    ['east', 'west'],
    ['buy', 'sell'],
    ['bought', 'sold'],
    ['mandatory', 'optional'],
    ['larg', 'small'],
    ['male', 'femal'],
    ['public', 'privat'],
  ],
  fr: [
    ['augment', 'diminu'],
    ['augment', 'chut'],
    ['hauss', 'chut'],
    ['augment', 'baiss'],
    ['hauss', 'baiss'],
    ['progress', 'recul'],
    ['ouvr', 'ferm'],
    ['ouver', 'ferm'],
    ['plus', 'moins'],
    ['superieur', 'inferieur'],
    ['avant', 'apres'],
    ['autoris', 'interdi'],
    ['gagn', 'perd'],
    ['accept', 'refus'],
    ['vrai', 'faux'],
    ['premier', 'dernier'],
    ['gratuit', 'payant'],
    ['commenc', 'termin'],
    ['benefic', 'pert'],
    ['reuss', 'echou'],
    ['inclu', 'exclu'],
    ['nord', 'sud'],
    ['achet', 'vend'],
    ['obligatoire', 'facultati'],
    ['grand', 'petit'],
    ['public', 'prive'],
  ],
  es: [
    ['aument', 'disminu'],
    ['aument', 'cay'],
    ['aument', 'descend'],
    ['aument', 'baj'],
    ['sub', 'baj'],
    ['crec', 'disminu'],
    ['crec', 'cay'],
    ['abri', 'cerr'],
    ['abier', 'cerr'],
    ['mas', 'menos'],
    ['superior', 'inferior'],
    ['antes', 'despues'],
    ['permit', 'prohib'],
    ['gan', 'perd'],
    ['acept', 'rechaz'],
    ['verdader', 'fals'],
    ['primer', 'ultim'],
    ['gratis', 'pago'],
    ['empez', 'termin'],
    ['benefici', 'perdida'],
    ['exit', 'fracas'],
    ['inclu', 'exclu'],
    ['norte', 'sur'],
    ['compr', 'vend'],
    ['obligatori', 'opcional'],
    ['grand', 'pequen'],
    ['public', 'privad'],
  ],
};

/** The two words that oppose each other in two statements; null when there are none. */
export function findOpposites(a: string, b: string, language: Language): readonly [string, string] | null {
  const [wordsA, wordsB] = [a, b].map((text) => splitWords(foldAccents(text)).map(({ normal }) => normal));
  const has = (words: readonly string[] | undefined, start: string) => words?.find((word) => word.startsWith(start));
  for (const [one, other] of OPPOSITES[language])
    for (const [left, right] of [
      [one, other],
      [other, one],
    ] as const) {
      const [inA, inB] = [has(wordsA, left), has(wordsB, right)];
      if (inA && inB && !has(wordsA, right) && !has(wordsB, left)) return [inA, inB];
    }
  return null;
}
