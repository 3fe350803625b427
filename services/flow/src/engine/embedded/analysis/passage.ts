import type { Section } from './lexicon';
import type { Sentence } from './read-intake';

/** A stretch of a sentence that speaks of one section of the summary. */
export interface Passage {
  readonly section: Section;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
  /** Announced by a heading or a cue, so what stands there is a list of items; otherwise it is a statement. */
  readonly isList: boolean;
}

export const passage = (
  section: Section,
  sentence: Sentence,
  start: number,
  end: number,
  isList: boolean,
): Passage => ({ section, sentence, start, end, isList });
