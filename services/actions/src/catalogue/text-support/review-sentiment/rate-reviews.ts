import type { Language } from '../../../text/languages';
import { resolveLanguages } from '../../../text/resolve-languages';
import { loadSentiment, rounded, type Sentiment } from '../../../text/sentiment/analyse-sentiment';
import type { Polarity } from '../../../text/sentiment/polarity';
import type { Span } from '../../../text/span';
import type { InputText } from '../read-texts';

export interface RatedReview {
  readonly id: string;
  readonly language: string | null;
  readonly sentiment: Polarity | null;
  readonly score: number | null;
  readonly stars: number | null;
  /** Why it has no rating; null when it has one. */
  readonly reason: NotRated | null;
  readonly is_mixed: boolean;
  readonly why: readonly (Span & { readonly value: number; readonly is_negated: boolean })[];
}

/** Nothing is written in it, or nothing in English, French or Spanish. */
export type NotRated = 'blank' | 'language';

const MAX_REASONS = 6;

/** The lowest score of 2, 3, 4 and 5 stars. The middle three are the neutral ones and those near them. */
const STAR_STEPS = [-0.6, -0.2, 0.2, 0.6];

/** Rates each review in its own language. */
export async function rateReviews(reviews: readonly InputText[], requested: Language | 'auto'): Promise<RatedReview[]> {
  const languages = await resolveLanguages(
    reviews.map(({ text }) => text),
    requested,
  );
  return Promise.all(
    reviews.map(async ({ id, text }, index) => {
      if (text === '') return { id, language: null, ...notRated('blank') };
      const { language = null, detected = null } = languages[index] ?? {};
      const sentiment = language && (await loadSentiment(language))(text);
      return { id, language: detected, ...(sentiment ? ratingOf(sentiment) : notRated('language')) };
    }),
  );
}

const notRated = (reason: NotRated) => ({
  sentiment: null,
  score: null,
  stars: null,
  reason,
  is_mixed: false,
  why: [],
});

function ratingOf({ polarity, score, isMixed, opinions }: Sentiment) {
  return {
    sentiment: polarity,
    score,
    reason: null,
    stars: opinions.length === 0 ? null : 1 + STAR_STEPS.filter((step) => score >= step).length,
    is_mixed: isMixed,
    why: opinions.slice(0, MAX_REASONS).map(({ text, value, isNegated, start, end }) => ({
      text,
      value: rounded(value, 2),
      is_negated: isNegated,
      start,
      end,
    })),
  };
}
