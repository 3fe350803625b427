import type { ModelPath } from '../../engine/model-path/model-path';
import { rowsIn } from '../../engine/model-path/read-result';
import { summarizeReviews } from './review-sentiment/summarize-reviews';

export const llm: ModelPath = {
  credit_cost: 5,
  rewrites: 'result',
  parts: ['rows[].sentiment'],
  instructions:
    'Choose the sentiment of each review by what its writer means, irony included. The draft holds what a lexicon found; keep what fits.',
  choices: () => ({ 'rows[].sentiment': ['positive', 'neutral', 'negative'] }),
  /** Score and stars are of the lexicon: where the model disagrees, there are none. */
  finish(result, { embedded }) {
    const before = rowsIn(embedded, 'rows');
    const rows = rowsIn(result, 'rows').map((row, index) =>
      row.sentiment === before[index]?.sentiment ? row : { ...row, score: null, stars: null, is_mixed: false, why: [] },
    );
    return { ...result, rows, summary: summarizeReviews(rows) };
  },
};
