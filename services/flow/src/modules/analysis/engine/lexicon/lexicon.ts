import type { Language } from '../language';
import { fold } from '../fold';

export type Section = 'audience' | 'sectors' | 'pains' | 'pillars' | 'offers' | 'voice';

/** What the rules need to know about one language. Patterns are written without accents: they meet folded text. */
export interface Lexicon {
  readonly language: Language;
  /** Where the words that narrow a noun stand: "marketing agencies", "agences de communication". */
  readonly modifiers: 'before' | 'after';
  readonly roles: readonly string[];
  readonly companies: readonly string[];
  /** Heads of both kinds that say nothing alone ("teams", "companies"). */
  readonly vague: RegExp;
  readonly sectors: readonly string[];
  /** A sector named as such: its first group is the sector. */
  readonly sectorCue: RegExp;
  /** Words at which a noun phrase ends. */
  readonly boundaries: ReadonlySet<string>;
  /** "our engineers" are not the audience. */
  readonly possessives: ReadonlySet<string>;
  /** "no writers" is what they lack, not who they are. */
  readonly lackBefore: RegExp;
  readonly articles: RegExp;
  readonly audienceCue: RegExp;
  /** "not for large enterprises". */
  readonly exclusionCue: RegExp;
  readonly painCue: RegExp;
  /** What ends the clause that a cue opens. */
  readonly clauseEnd: RegExp;
  /** Words after which a comma or an "and" no longer separates items. */
  readonly relative: RegExp;
  readonly itemSeparator: RegExp;
  readonly offerCue: RegExp;
  /** "We sell to …" goes on with the audience. */
  readonly recipient: RegExp;
  readonly offerNoun: RegExp;
  readonly pillarCue: RegExp;
  readonly voiceCue: RegExp;
  /** Words too general to be a topic. */
  readonly generic: ReadonlySet<string>;
  readonly labels: Readonly<Record<Section, readonly string[]>>;
  /** A period that an objective names: first group the number, second the unit. */
  readonly period: RegExp;
  readonly unitDays: Readonly<Record<string, number>>;
}

/** A set of folded words from a line of them. */
export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(fold(lines.join(' ')).toLowerCase().split(/\s+/));
}

/** A list of folded phrases, separated by commas. */
export function phrases(line: string): string[] {
  return fold(line)
    .split(',')
    .map((phrase) => phrase.trim());
}
