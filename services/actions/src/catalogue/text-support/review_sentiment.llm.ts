import { relabelling } from '../../engine/model-path/relabel';
import { POLARITIES } from '../../text/sentiment/polarity';
import { summarizeReviews } from './review-sentiment/summarize-reviews';

export const llm = relabelling(
  { credit_cost: 5, field: 'sentiment' },
  'Choose the sentiment of each review by what its writer means, irony included. The draft holds what a lexicon found; keep what fits.',
  {
    labelsFor: () => POLARITIES,
    // Score and stars are of the lexicon: where the model disagrees, there are none.
    change: (row) => ({ ...row, score: null, stars: null, is_mixed: false, why: [] }),
    summarize: summarizeReviews,
  },
);
