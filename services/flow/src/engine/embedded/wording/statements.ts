import type { Citation } from '../../intake';
import type { StrategyFacts } from '../../content-engine';
import { lexicons, type Section } from '../analysis/lexicon';
import { findPassages } from '../analysis/passages';
import { readIntake, type Sentence } from '../analysis/read-intake';
import type { LanguageForms } from './language-forms';
import { competitorNameTest } from './phrase';
import { toPlainLine } from './to-plain-line';

/** A sentence of the intake that can stand in a draft as it is. */
export interface Statement {
  readonly text: string;
  readonly source: Citation;
  readonly hasFigure: boolean;
  /** What it speaks of; null for everything else, such as where the customer comes from. */
  readonly section: 'offers' | 'pains' | 'audience' | null;
}

const MIN_WORDS = 5;
const LONGEST = 320;
/** The author speaks of the strategy itself, to the writer of the texts. */
const META =
  /\b(?:please|content|contents|ideas?|write (?:about|as|if)|i'd like|we'd like|topics?|pillars?|themes?|tone|voice|style|jargon|buzzwords?|audience|targets?|buyers?|decides?|signs|matters?|wholesale is|contenus?|sujets?|piliers?|ton|cibles?|tutoi\w*|vouvoi\w*|voudrais|aimerais|raconter|interlocuteurs?|secteurs?|contenidos?|temas?|ejes|tono|lenguaje|publico|gustaria|quiero|queremos|sector|hablar(?:emos)? de)\b/i;
const GREETING =
  /^(?:cote |(?:nos|nuestros|our|my|mes|the) (?:clients?|clientes|customers|students|readers)|hi|hello|hey|bonjour|salut|hola|buenas|voila|oh|ah|ok)\b/i;
/** "so", "that", "they" … at the beginning point at what is not there. */
const POINTS_BACK =
  /^(?:so|and|but|or|also|then|besides|sometimes|plus|that'?s?|this|these|those|it|they|he|she|which|et|mais|ou|donc|aussi|ca|cela|c'est|ce|cet|cette|ces|puis|parfois|ils|elles|il|elle|y|pero|o|eso|esto|ese|esa|tambien|luego|asi|their|his|her|leurs?)\b/i;
/** Spanish leaves the pronoun out: "Sufren …", "No encuentran …", "Les cuesta …". */
const SPANISH_POINTS_BACK = /^(?:(?:no|ya|siempre|tampoco|casi|nunca) )*(?:les? \p{L}|(?:se )?\p{L}+(?:an|en)\b)/iu;
/** "Ce que je fais : …" is a heading with a list. */
const HEADING = /^(?:[^\s:]+\s){0,3}[^\s:]+\s?:\s/;

/**
 * Sentences of the description and of the PDF that tell of the customer's own work: complete, not refused, of no competitor. One that
 * speaks of parts of the summary stays only while a line of each of them rests on it: what the person took out is not said.
 */
export function findStatements(facts: StrategyFacts, forms: LanguageForms): Statement[] {
  const { intake, competitors, icp, offers } = facts;
  const reading = readIntake(intake);
  const namesCompetitor = competitorNameTest([...competitors, ...intake.competitors.split(/[,;\n]/)]);
  const cited = {
    offers: sentencesOf(offers),
    pains: sentencesOf(icp.pain_points),
    audience: sentencesOf([...icp.roles, ...icp.company_types]),
  };
  const sections = new Map<Sentence, Section[]>();
  for (const { sentence, section } of [...findPassages(reading, 'raw_text'), ...findPassages(reading, 'pdf')]) {
    sections.set(sentence, [...(sections.get(sentence) ?? []), section]);
  }
  return reading.sentences
    .filter(({ field, language }) => (field === 'raw_text' || field === 'pdf') && language === reading.language)
    .filter((sentence) => stands(sentence, forms))
    .filter(({ text, folded, language }) => !namesCompetitor(text) && !lexicons[language].refusal.test(folded))
    .flatMap((sentence) => {
      const spoken = sections.get(sentence) ?? [];
      const section = sectionOf(spoken);
      if (section === undefined || parts.some((part) => spoken.includes(part) && !cited[part].has(keyOf(sentence))))
        return [];
      const { field, text, index } = sentence;
      return [
        {
          text: toPlainLine(text),
          source: { field, sentence: text, index },
          hasFigure: section !== 'audience' && hasFigure(text),
          section,
        },
      ];
    })
    .filter(({ text }) => text.length <= LONGEST && text.split(' ').length >= MIN_WORDS);
}

/** "SOC 2" and "ISO 27001" are names. */
const hasFigure = (text: string) => /\d/.test(text.replace(/\b\p{Lu}{2,}[ -]?\d[\d:.-]*/gu, ''));

const parts = ['offers', 'pains', 'audience'] as const;

const keyOf = ({ field, text }: Pick<Sentence, 'field' | 'text'>) => `${field} ${text}`;
const sentencesOf = (lines: readonly { readonly source: Citation }[]): ReadonlySet<string> =>
  new Set(lines.map(({ source }) => keyOf({ field: source.field, text: source.sentence })));

/** Undefined for what is said to the writer: pillars, voice, sectors. */
function sectionOf(spoken: readonly Section[]): Statement['section'] | undefined {
  if (spoken.some((section) => section === 'pillars' || section === 'voice' || section === 'sectors')) return undefined;
  return parts.find((part) => spoken.includes(part)) ?? null;
}

function stands({ text, folded, isBullet, isTitle, language }: Sentence, forms: LanguageForms): boolean {
  if (isBullet || isTitle || !/[.!]["»”)]*$/.test(text) || HEADING.test(text)) return false;
  if (!/^["«“(]?[\p{Lu}\p{N}]/u.test(text) || /[.!?]\s\p{Ll}/u.test(text)) return false;
  if (/https?:|@|<|\[|---/.test(text)) return false;
  if (META.test(folded) || GREETING.test(folded) || POINTS_BACK.test(folded)) return false;
  if (language === 'es' && SPANISH_POINTS_BACK.test(folded)) return false;
  return (
    lexicons[language].firstPerson.test(folded) ||
    forms.kindOf(text.charAt(0).toLowerCase() + text.slice(1)) === 'clause'
  );
}
