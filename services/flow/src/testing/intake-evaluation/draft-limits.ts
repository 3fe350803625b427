/** What the drafts of the labelled intakes have to reach. */
export const DRAFT_LIMITS = {
  /** Ideas that an ordinary intake gives, all different. */
  fewestIdeas: 60,
  /** Share of sentences with a source. */
  coverage: 1,
  /** Largest share of five-word sequences that two drafts have in common. */
  repetition: 0.15,
  /** The same on average, of drafts of one strategy; no pair of them is above the limit. */
  repetitionWithin: 0.035,
  /** The same on average, of drafts of different strategies. */
  repetitionAcross: 0.01,
  /** Words of a blog post, the middle one of all. */
  medianBlogWords: 400,
  /** Facts that a draft asks its author for, at most. */
  missingFacts: 3,
  /** Share of pairs of drafts that keep the limit of repetition; a pair that does not is printed. */
  pairsWithin: 1,
  /** Share of drafts that keep the rules of their format. */
  rules: 1,
  /** Share of drafts whose reading ease is in range. */
  readability: 1,
} as const;

/** So many of the first ideas are approved. */
export const APPROVED_IDEAS = 3;
