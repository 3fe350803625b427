import type { Language } from '../../../text/languages';
import { findWanted } from './denied';
import { type FoldedText, foldText, type WrittenPlace } from './fold-text';
import { INTENTS, type Intent } from './intents';
import { LEXICON } from './lexicon';

interface FoundIntent {
  readonly intent: Intent;
  /** 0 to 1: how far the intent is ahead of those that the sender does not have, and how much speaks for it. */
  readonly confidence: number;
  /** The words of the message that decided, without accents. */
  readonly matched: readonly string[];
  /** The same words as they are written, and where. */
  readonly found: readonly FoundWords[];
}

/** Words that decided, with their place in the subject or in the message without quoted parts, in UTF-16 units. */
interface FoundWords extends WrittenPlace {
  readonly in: 'subject' | 'message';
}

export interface Classification extends FoundIntent {
  /** All that the sender wants, the main one first. */
  readonly intents: readonly FoundIntent[];
}

const READ_CHARACTERS = 5_000;
/** The subject says in few words what the message is about. */
const SUBJECT_WEIGHT = 2;
/** Politeness and tone of voice name no task where another intent is named, too. */
const DAMPED: Readonly<Partial<Record<Intent, number>>> = { thanks: 0.6, complaint: 0.9 };
const LEAST_SCORE = 1;
/** Of the main intent's score, below which another is taken for a word by chance. */
const LEAST_SHARE = 0.2;
/** Of the main intent's score, below which another comes after it although it is mentioned before. */
const LEAST_LEAD_SHARE = 0.3;
const MAX_INTENTS = 3;
/** What is cancelled, returned or paid: beside another intent they ask nothing of their own. */
const OBJECTS = new Set(['my order', 'my parcel', 'my package', 'ma commande', 'mon colis', 'mi pedido', 'mi paquete']);
const NOTHING: FoundIntent = { intent: 'other', confidence: 0, matched: [], found: [] };

const patterns = new Map<Language, readonly (readonly [Intent, readonly [RegExp, number][]])[]>();

/** What the sender wants, by the words of the lexicon; `other` where none of them occurs. */
export function classifyIntent(subject: string, message: string, language: Language): Classification {
  const head = foldText(subject.slice(0, 300));
  const body = foldText(message.slice(0, READ_CHARACTERS));
  const scored = patternsOf(language)
    .map(([intent, entries]) => scoreIntent(intent, entries, { head, body, language }))
    .sort((a, b) => b.total - a.total || a.at - b.at);
  const [best] = scored;
  if (!best || best.total < LEAST_SCORE) return { ...NOTHING, intents: [] };
  const wanted = scored.filter((one) => one === best || isAlsoWanted(one, best)).sort(byScoreAndMention(best));
  const next = scored.find((one) => !wanted.includes(one))?.total ?? 0;
  const intents = wanted.slice(0, MAX_INTENTS).map(({ intent, total, matched, found }) => ({
    intent,
    confidence: Math.round((total / (total + next)) * (total / (total + 1)) * 100) / 100,
    matched: [...new Set(matched)],
    found: listPlaces(found),
  }));
  return { ...(intents[0] ?? NOTHING), intents };
}

interface Scored {
  readonly intent: Intent;
  readonly total: number;
  readonly matched: readonly string[];
  readonly found: readonly FoundWords[];
  /** Places in the body of what decided. */
  readonly places: readonly number[];
  readonly at: number;
}

interface Message {
  readonly head: FoldedText;
  readonly body: FoldedText;
  readonly language: Language;
}

function scoreIntent(intent: Intent, entries: readonly [RegExp, number][], { head, body, language }: Message): Scored {
  // "I do not want your newsletter" asks to be taken off its list.
  const find = (pattern: RegExp, text: string) =>
    intent === 'unsubscribe' ? pattern.exec(text) : findWanted(pattern, text, language);
  const hits = entries.flatMap(([pattern, points]) => {
    const inHead = find(pattern, head.text);
    const inBody = find(pattern, body.text);
    const match = inBody ?? inHead;
    if (!match) return [];
    const score = points * ((inHead ? SUBJECT_WEIGHT : 0) + (inBody ? 1 : 0));
    const place = (inBody ? body : head).locate(match.index, match[0].length);
    const found: FoundWords = { in: inBody ? 'message' : 'subject', ...place };
    return [{ text: match[0].trim(), score, at: inBody?.index ?? READ_CHARACTERS, found }];
  });
  const total = hits.reduce((sum, { score }) => sum + score, 0) * (DAMPED[intent] ?? 1);
  const places = hits.map(({ at }) => at);
  return {
    intent,
    total,
    matched: hits.map(({ text }) => text),
    found: hits.map(({ found }) => found),
    places,
    at: Math.min(...places, Infinity),
  };
}

/** Each place once, those in the subject first; an entry and a longer one of the same words are two hits. */
function listPlaces(found: readonly FoundWords[]): FoundWords[] {
  const places = new Map(found.map((words) => [`${words.in} ${words.start} ${words.end}`, words]));
  const isInMessage = (words: FoundWords) => Number(words.in === 'message');
  return [...places.values()].sort((a, b) => isInMessage(a) - isInMessage(b) || a.start - b.start);
}

/** Of intents with comparable scores, what is asked for first comes first; a complaint is about the rest. */
function byScoreAndMention(best: Scored): (a: Scored, b: Scored) => number {
  const isComplaint = ({ intent }: Scored) => Number(intent === 'complaint');
  const isAside = ({ total }: Scored) => Number(total < best.total * LEAST_LEAD_SHARE);
  return (a, b) => isComplaint(a) - isComplaint(b) || isAside(a) - isAside(b) || a.at - b.at;
}

/** Of several intents each has words of its own; courtesy is none beside another. */
function isAlsoWanted({ intent, total, places, matched }: Scored, best: Scored): boolean {
  if (total < LEAST_SCORE * (DAMPED[intent] ?? 1) || total < best.total * LEAST_SHARE) return false;
  if (intent === 'thanks' || intent === 'out_of_office' || best.intent === 'out_of_office') return false;
  if (intent === 'order_status' && matched.every((text) => OBJECTS.has(text))) return false;
  return places.some((place) => !best.places.includes(place));
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
