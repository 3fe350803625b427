import type { Language } from '../text/languages';
import type { FindTerms } from '../text/terms';
import { withoutElision } from '../text/name-words';
import { findLetteredNames } from './lettered-names';
import { relatedStems } from './related-words';

/** What kind of thing answers a question. */
export type Expected = 'date' | 'number' | 'person' | 'place' | 'reason' | 'other';

export interface QuestionTerm {
  readonly stem: string;
  /** The stem and those of words that say the same. */
  readonly stems: readonly string[];
  /** A name or number: what the question is about. */
  readonly isName: boolean;
  /** From 0 to 1: words that the answer may leave out weigh little. */
  readonly weight: number;
}

export interface Question {
  readonly expected: Expected;
  readonly terms: readonly QuestionTerm[];
  readonly lettered: ReturnType<typeof findLetteredNames>;
}

/** Patterns at the head of a question; the first that fits decides. */
const EXPECTED: Readonly<Record<Language, readonly (readonly [Expected, RegExp])[]>> = {
  en: [
    ['date', /\b(?:when|(?:what|which) (?:year|date|day|month|century)|since when|until when)\b/i],
    [
      'number',
      /\b(?:how (?:many|much|long|tall|high|far|old|fast|deep|big|large|heavy|often|wide)|what (?:is|was) the (?:\w+ )?(?:height|length|price|cost|fee|population|number|percentage|age|speed|depth|weight|distance|altitude))\b/i,
    ],
    ['person', /\b(?:who|whom|whose)\b/i],
    ['place', /\b(?:where|(?:what|which) (?:city|country|town|region|river))\b/i],
    ['reason', /\bwhy\b/i],
  ],
  fr: [
    ['date', /\b(?:quand|quelle (?:année|date)|quel (?:jour|mois|siècle))\b/i],
    [
      'number',
      /\b(?:combien|quel(?:le)? (?:est|était) (?:la|le|l['’]) ?(?:\p{L}+ )?(?:hauteur|longueur|prix|coût|population|nombre|âge|vitesse|profondeur|poids|distance|altitude)|à quelle (?:vitesse|hauteur|altitude))/iu,
    ],
    ['person', /(?:^|[\s,])(?:qui|de qui|à qui)\s(?!est-ce que)/i],
    ['place', /(?:^|[\s,'’])(?:où|quel(?:le)? (?:ville|pays|région|fleuve|rivière))(?=[\s'’])/i],
    ['reason', /\bpourquoi\b/i],
  ],
  es: [
    ['date', /(?:cu[áa]ndo|qu[ée] (?:año|fecha|d[íi]a|mes|siglo))(?=[\s?])/iu],
    [
      'number',
      /(?:cu[áa]nt[oa]s?|qu[ée] (?:altura|longitud|precio|velocidad|profundidad|edad|altitud)|cu[áa]l (?:es|era) (?:el|la) (?:\p{L}+ )?(?:altura|longitud|precio|coste|poblaci[óo]n|n[úu]mero|edad|velocidad|profundidad|peso|distancia|altitud))(?=[\s?])/iu,
    ],
    ['person', /(?:^|[\s¿])(?:qui[ée]n(?:es)?)(?=\s)/iu],
    ['place', /(?:d[óo]nde|qu[ée] (?:ciudad|pa[íi]s|regi[óo]n|r[íi]o))(?=[\s?])/iu],
    ['reason', /por qu[ée](?=\s)/iu],
  ],
};

/** Words of the question's form: the answer gives a number or a year instead of them. */
const FORM_WORDS = new Set(
  `many much long tall high far old fast deep big large heavy often wide year date day month century name named called kind type city
  country town person people exactly annee date jour mois siecle nom appelle ville pays sorte type ano fecha dia mes siglo nombre llama
  ciudad pais tipo clase cuanto cuanta cuantos cuantas cuando donde quien combien quand long something anything someone thing give gave given take taken first find
  exactly currently usually possible need needed required chose personne temps serai seras sera faut doit dois premier premiere
  actuellement possible besoin article produit cosa persona tiempo obtener primer primero actualmente necesario`.split(
    /\s+/u,
  ),
);

const FORM_WEIGHT = 0.25;

/** After "where" these say no more than "is": "Où se trouve", "Where is it located". */
const LOCATION_WORDS = new Set(
  'located situated trouve trouvent situe situee encuentra encuentran ubicado ubicada situado situada'.split(' '),
);

const LOCATION_WEIGHT = 0.1;

function weightOf(word: string, expected: Expected): number {
  if (expected === 'place' && LOCATION_WORDS.has(word)) return LOCATION_WEIGHT;
  return FORM_WORDS.has(word) ? FORM_WEIGHT : 1;
}

/** @returns no terms when the question has only function words. */
export function analyseQuestion(
  text: string,
  language: Language,
  findTerms: FindTerms,
  fold: (word: string) => string,
): Question {
  const expected = EXPECTED[language].find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  const terms = new Map<string, QuestionTerm>();
  for (const { stem, normal, text: word, start } of findTerms(text)) {
    const isFirst = /^[\s¿"«“(]*$/u.test(text.slice(0, start));
    const isName = /\p{N}/u.test(word) || (!isFirst && /^\p{Lu}/u.test(withoutElision(word)));
    terms.set(stem, {
      stem,
      stems: [stem, ...relatedStems(fold(normal), language, (other) => findTerms(other)[0]?.stem)],
      isName,
      weight: isName ? 1 : weightOf(fold(normal), expected),
    });
  }
  return { expected, terms: [...terms.values()], lettered: findLetteredNames(text, language) };
}
