/** The least and the most of a measure, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A blog post: 300 words are enough for three sections without filler; 1,400 take six minutes to read. */
export const BLOG_WORDS: Range = { least: 300, most: 1400 };
export const BLOG_TITLES = 1;
export const MIN_BLOG_SECTIONS = 3;
/** Words between the title and the first section. */
export const MIN_INTRODUCTION_WORDS = 25;

/** LinkedIn shows up to 3,000 characters; above 2,200 fewer people open the rest. */
export const LINKEDIN_GRAPHEMES: Range = { least: 600, most: 2200 };
/** What is seen before "see more" on a phone. */
export const LONGEST_HOOK = 120;
export const LONGEST_LINKEDIN_PARAGRAPH = 420;
export const MAX_HASHTAGS = 5;

export const THREAD_TWEETS: Range = { least: 4, most: 10 };
export const LONGEST_TWEET = 280;

/** Reading ease on the scale of the formula of each language: plain text for adults. */
export const READING_EASE: Readonly<Record<'en' | 'fr' | 'es', Range>> = {
  en: { least: 50, most: 100 },
  fr: { least: 50, most: 105 },
  es: { least: 55, most: 110 },
};

/** Largest share of a text's five-word sequences that may stand in it twice, or in another draft. */
export const MAX_REPETITION = 0.15;

export const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most;
