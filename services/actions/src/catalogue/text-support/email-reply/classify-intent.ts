import type { Language } from '../../../text/languages';
import { foldAccents } from '../../../text/words';
import { INTENTS, type Intent } from './intents';
import { LEXICON } from './lexicon';

export interface Classification {
  readonly intent: Intent;
  /** 0 to 1: how far the best intent is ahead of the next one, and how much speaks for it. */
  readonly confidence: number;
  /** The words of the message that decided, without accents. */
  readonly matched: readonly string[];
}

const READ_CHARACTERS = 5_000;
/** The subject says in few words what the message is about. */
const SUBJECT_WEIGHT = 2;
/** Politeness and tone of voice name no task where another intent is named, too. */
const DAMPED: Readonly<Partial<Record<Intent, number>>> = { thanks: 0.6, complaint: 0.9 };
const LEAST_SCORE = 1;

const patterns = new Map<Language, readonly (readonly [Intent, readonly [RegExp, number][]])[]>();

/** What the sender wants, by the words of the lexicon; `other` where none of them occurs. */
export function classifyIntent(subject: string, message: string, language: Language): Classification {
  const head = normalize(subject.slice(0, 300));
  const body = normalize(message.slice(0, READ_CHARACTERS));
  const scored = patternsOf(language).map(([intent, entries]) => {
    const hits = entries.flatMap(([pattern, points]) => {
      const inHead = pattern.exec(head);
      const inBody = pattern.exec(body);
      const score = points * ((inHead ? SUBJECT_WEIGHT : 0) + (inBody ? 1 : 0));
      return score > 0 ? [{ text: (inBody ?? inHead)?.[0].trim() ?? '', score }] : [];
    });
    const total = hits.reduce((sum, { score }) => sum + score, 0) * (DAMPED[intent] ?? 1);
    return { intent, total, matched: hits.map(({ text }) => text) };
  });
  scored.sort((a, b) => b.total - a.total || INTENTS.indexOf(a.intent) - INTENTS.indexOf(b.intent));
  const [best, second] = scored;
  if (!best || best.total < LEAST_SCORE) return { intent: 'other', confidence: 0, matched: [] };
  const confidence = (best.total / (best.total + (second?.total ?? 0))) * (best.total / (best.total + 1));
  return { intent: best.intent, confidence: Math.round(confidence * 100) / 100, matched: [...new Set(best.matched)] };
}

function normalize(text: string): string {
  return ` ${foldAccents(text)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `;
}

function patternsOf(language: Language) {
  const known = patterns.get(language);
  if (known) return known;
  const made = INTENTS.filter((intent) => intent !== 'other').map(
    (intent) => [intent, LEXICON[language][intent].split('|').map(toPattern)] as const,
  );
  patterns.set(language, made);
  return made;
}

function toPattern(entry: string): [RegExp, number] {
  const words = entry.trim().split(/\s+/u);
  // In French and Spanish a word may follow an elided one: "l'echange".
  const source = words.map((word) => word.replace('*', '[^ ]{0,30}')).join(' ');
  return [new RegExp(`(?<=[ '])${source}(?= )`, 'u'), words.length];
}
