import type { StrategyFacts } from '../../content-engine';
import type { CitedLine } from '../../intake';
import { detectLanguage, type Language } from '../analysis/language';
import { findSources } from '../analysis/seeds';
import { fold } from '../analysis/fold';
import { type LanguageForms, languageForms } from './language-forms';
import { competitorNameTest, type Phrase, toPhrase, toStatement } from './phrase';
import { findStatements, type Statement } from './statements';
import { toPlainLine } from './to-plain-line';

/** Everything that ideas and drafts may say, with where it comes from. */
export interface Material {
  readonly language: Language;
  readonly forms: LanguageForms;
  readonly isInformal: boolean;
  /** The author says "I". */
  readonly isOnePerson: boolean;
  readonly pillars: readonly Phrase[];
  readonly pains: readonly Phrase[];
  readonly offers: readonly Phrase[];
  readonly people: readonly Phrase[];
  readonly goals: readonly string[];
  readonly statements: readonly Statement[];
  /** An address of the customer's own. */
  readonly contact: string | null;
  /** The same intake and summary give the same seed. */
  readonly seed: string;
}

export function gatherMaterial(facts: StrategyFacts): Material {
  const { intake, icp, tone } = facts;
  const language = tone.language ?? detectLanguage(`${intake.goals}\n${intake.rawText}`) ?? 'en';
  const forms = languageForms[language];
  const namesCompetitor = competitorNameTest(facts.competitors);
  const phrases = (lines: readonly CitedLine[]) =>
    lines.flatMap((line) => toPhrase(line, forms) ?? []).filter(({ text }) => !namesCompetitor(text));
  const people = phrases([...icp.roles, ...icp.company_types]);
  return {
    language,
    forms,
    isInformal: findAddress(facts, language),
    isOnePerson: speaksAlone(intake.rawText, language),
    pillars: phrases(facts.pillars),
    pains: phrases(icp.pain_points).map((phrase) => toStatement(phrase, people, forms)),
    offers: namedThings(phrases(facts.offers), forms),
    people: people
      .filter(({ text, article }) => article !== '' || forms.isPlural(text))
      .map((phrase) => ({ ...phrase, text: phrase.text.replace(/\s*\([^()]*\)/g, '') })),
    goals: intake.goals
      .split('\n')
      .map((goal) => toPlainLine(goal).replace(/[.!?]+$/, ''))
      .filter((goal) => /\p{L}{3}/u.test(goal) && goal.length <= 140 && !namesCompetitor(goal)),
    statements: findStatements(facts, forms),
    contact:
      findSources({ ...intake, pdfUrl: '' }).find((address) => !namesCompetitor(address.replace(/\W+/g, ' '))) ?? null,
    seed: [
      intake.strategyName,
      intake.goals,
      intake.rawText,
      intake.pdfText,
      ...facts.pillars.map(({ text }) => text),
    ].join('\n'),
  };
}

/** Offers that can be named in a sentence; when there are none, the others. */
function namedThings(offers: readonly Phrase[], { noThing }: LanguageForms): readonly Phrase[] {
  const things = offers.filter(({ text }) => !noThing.test(text));
  return things.length > 0 ? things : offers;
}

/** How readers are addressed: as the text asks, else by the tone. */
function findAddress({ intake, tone }: StrategyFacts, language: Language): boolean {
  const asked = fold(`${intake.rawText}\n${tone.voice.map(({ text }) => text).join('\n')}`);
  if (language === 'fr' && /\btutoi|\btutoy/i.test(asked)) return true;
  if (language === 'fr' && /\bvouvoi|\bvouvoy/i.test(asked)) return false;
  if (language === 'es' && /\bde tu\b|\btute/i.test(asked)) return true;
  if (language === 'es' && /\bde usted\b/i.test(asked)) return false;
  return tone.tone === 'casual';
}

const ALONE: Readonly<Record<Language, readonly [RegExp, RegExp]>> = {
  en: [/\b(?:I|I'm|I'd|my|me)\b/g, /\b(?:we|our|us|we're|we'd)\b/gi],
  fr: [/\b(?:je|mon|ma|mes|moi)\b|\bj'/gi, /\b(?:nous|notre|nos|on)\b/gi],
  es: [/\b(?:yo|mi|mis|me|soy|escribo|quiero|hago)\b/gi, /\b(?:nosotros|nuestr[oa]s?|nos|somos)\b|\w+mos\b/gi],
};

function speaksAlone(text: string, language: Language): boolean {
  const [alone, together] = ALONE[language];
  const plain = text.replace(/[’ʼ]/g, "'");
  return (plain.match(alone)?.length ?? 0) > (plain.match(together)?.length ?? 0);
}
