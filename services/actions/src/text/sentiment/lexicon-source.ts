/**
 * The words of opinion in one language, without accents. Valences go from -4 to 4. A word stands for all that share its stem,
 * unless "=" is before it.
 */
export interface LexiconSource {
  /** Valence and the words that have it, separated by spaces. */
  readonly words: readonly (readonly [number, string])[];
  /** Valence and the phrases that have it, separated by "|". A phrase wins over its words and is written as in a text, with its apostrophes; "*" stands for up to three words, "_" for one, "#" for a number. */
  readonly phrases: readonly (readonly [number, string])[];
  /** Words whose negation says more than their opposite: "works" is little, "does not work" is much. */
  readonly negated: readonly (readonly [number, string])[];
  /** Turn the opinion of the words that follow. */
  readonly negators: string;
  /** Several words that turn as one: "far from", "anything but"; separated by "|". */
  readonly negatorPhrases: string;
  /** Negators that only repeat one before them: "ne … pas", "no … nada", "neither … nor". */
  readonly concord: string;
  /** Negations after which a comparative is a limit: "couldn't" of "couldn't be better"; separated by "|". */
  readonly limits: string;
  /** Before a word they make it a comparative, and words that are one. */
  readonly comparators: string;
  readonly comparatives: string;
  /** "less": a limit of it is the contrary. */
  readonly diminishers: string;
  /** Verbs through which a negation reaches what is thought, said or seen. */
  readonly carriers: string;
  /** Phrases with a negator that turn nothing: "not only". */
  readonly notNegating: string;
  /** Before a word of opinion: stronger, weaker. */
  readonly boosters: string;
  readonly dampeners: string;
  /** What follows counts more than what was before: "but". */
  readonly contrasts: string;
  /** The clause that follows counts less: "although"; separated by "|". */
  readonly concessions: string;
  /** Make good what is bad in the words that follow: "solved my problem". */
  readonly remedies: string;
}
