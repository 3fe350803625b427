import type { Language } from './languages';

const words = (text: string) => text.split(' ');

/** Before a full stop these end no sentence: titles, units of a reference, and Latin shorthand. In lower case. */
const ABBREVIATIONS: Record<Language, readonly string[]> = {
  en: words(
    'mr mrs ms dr prof rev hon st jr sr gen col lt sgt capt e.g i.e eg ie vs approx no nos vol pp p fig figs eq sec ch ed eds dept est inc ltd co corp cf al jan feb mar apr jun jul aug sep sept oct nov dec tel ext mt ave blvd rd',
  ),
  fr: words(
    'm mm mme mmes mlle mlles dr pr me mgr st ste p.ex ex cf c.-à-d réf ref n no art al vol p pp fig chap éd ed env av bd tél tel janv févr avr juil sept oct nov déc boul min max approx',
  ),
  es: words(
    'sr sra sres sras srta dr dra d dª dña prof lic ing ud uds vd vds p.ej ej pág pag págs núm num n no art cap vol fig aprox av avda c ctra tel tlf ext ene feb mar abr jun jul ago sept oct nov dic máx mín ref',
  ),
};

const ALL = new Set(Object.values(ABBREVIATIONS).flat());

/**
 * Whether the word before a full stop is an abbreviation or the initial of a name. Without a language those of all are known;
 * "no." and "p." count only before a number, as they are words or letters otherwise.
 */
export function endsWithAbbreviation(text: string, next: string, language?: Language): boolean {
  const match = /(?:^|[\s(«"“'’])((?:\p{L}[.-])*\p{L}+)\.\s*$/u.exec(text.slice(-24));
  const word = match?.[1];
  if (word === undefined) return false;
  if (/^\p{Lu}$/u.test(word)) return true;
  const known = language ? ABBREVIATIONS[language] : null;
  const lower = word.toLowerCase();
  if (NUMBERED.has(lower)) return /^\p{N}/u.test(next);
  return known ? known.includes(lower) : ALL.has(lower);
}

/** Abbreviations of "number", "page" and the months, which are also words: they need a number after them. */
const NUMBERED = new Set(
  words('no nos n p pp art fig vol mar may jan sec ed ch cap c d ex me max min ref co est al st ave sept'),
);
