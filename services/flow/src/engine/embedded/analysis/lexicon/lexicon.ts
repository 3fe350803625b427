import { fold } from '../fold';
import type { Language } from '../language';
import type { Frames } from './frames/frames';

export type Section = 'audience' | 'sectors' | 'pains' | 'pillars' | 'offers' | 'voice';

/** What a heading announces: a section, or what the author refuses. */
export type Announced = Section | 'refused';

/** What the rules need to know about one language. Patterns are written without accents: they meet folded text. */
export interface Lexicon {
  readonly language: Language;
  readonly frames: Frames;
  /** Words in a heading ("What we sell:", "Why they call:") that say what stands below it; the first pattern that matches counts. */
  readonly headings: readonly (readonly [Announced, RegExp])[];
  /** What follows the match speaks of the section ("we sell …"). */
  readonly cues: readonly (readonly [Section, RegExp])[];
  /** The first group speaks of the section ("… decide", "… is available"). */
  readonly subjectCues: readonly (readonly [Section, RegExp])[];
  /** A clause that says what hurts; the words of the match belong to it. */
  readonly painCue: RegExp;
  /** The author says what they do not do, or whom they do not serve. */
  readonly refusal: RegExp;
  /** The author speaks of themselves, so the sentence is not about the audience. */
  readonly firstPerson: RegExp;
  /** What ends the stretch that a cue opens. */
  readonly stretchEnd: RegExp;
  /** Where the audience ends and what it wants to do begins: "aidons les agences à automatiser". */
  readonly purpose: RegExp;
  /** Opens a list of customers only where their kind is known: "for florists and bakeries". */
  readonly weakCue: RegExp;
  readonly conjunction: RegExp;
  /** After a conjunction these begin a new clause ("… and the phone rings"). */
  readonly clauseOpening: RegExp;
  /** Words at the beginning of an item that carry nothing ("about the", "sometimes"). */
  readonly itemOpening: RegExp;
  /** Where an item goes on with an explanation ("that …", "because …"). */
  readonly explanation: RegExp;
  /** Heads of organisations, of people and of sectors. */
  readonly companies: RegExp;
  readonly people: RegExp;
  readonly sectors: RegExp;
  /** Where a stretch turns to what is not meant: ", not for …", "rather than …". */
  readonly exception: RegExp;
  /** Any word that denies something. A sentence with one names no customer by itself. */
  readonly denial: RegExp;
  /** A word that turns a cue into its contrary. */
  readonly negation: RegExp;
  /** The author tells where the business comes from, or what it is. */
  readonly background: RegExp;
  /** Words that tell of trouble. */
  readonly trouble: RegExp;
  /** Where two things are named as one: "between HR and IT". */
  readonly pair: RegExp;
  /** Words in front of the organisation in "managers at companies", "responsables de bancos". */
  readonly employedBy: RegExp;
  /** Where the head stands: "marketing agencies", "agences de communication". */
  readonly head: 'last' | 'first';
  readonly vague: RegExp;
  /** A sector named as such: its first group is the sector. */
  readonly sectorCue: RegExp;
  /** Words at which a phrase ends. */
  readonly boundaries: ReadonlySet<string>;
  /** What belongs to them, and is nobody: "their | lead times". */
  readonly ofThem: RegExp;
  /** Endings of words for people. */
  readonly personLike: RegExp;
  readonly possessives: ReadonlySet<string>;
  readonly voiceCue: RegExp;
  /** Words too general to be a topic. */
  readonly generic: ReadonlySet<string>;
  /** Things that an author gives away or prices without a verb of offering. */
  readonly gift: RegExp;
  /** A period that an objective names: first group the number, second the unit. */
  readonly period: RegExp;
  readonly unitDays: Readonly<Record<string, number>>;
}

/** A set of folded words from a line of them. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(fold(lines.join(' ')).toLowerCase().split(/\s+/));
}

/** One of the words between the commas, as a whole word, with a plural ending or without. */
export function anyOf(list: string): RegExp {
  const words = fold(list)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/([^aeiou])y$/, '$1(?:y|ie)')
        .replace(/al$/, 'a(?:l|u)')
        .replace(/z$/, '[zc]'),
    );
  return new RegExp(`(?<![\\w-])(?:${words.join('|')})(?:es|s|x)?(?![\\w-])`, 'i');
}

/** Matches where one of two patterns does; the flags are those of the first. */
export const either = (a: RegExp, b: RegExp): RegExp => new RegExp(`${a.source}|${b.source}`, a.flags);
