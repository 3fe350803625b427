import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 10,
  rewrites: 'result',
  parts: ['answer'],
  instructions:
    'Answer the question from the passages alone, as connected text. Behind each statement stands the number of its source, as in the draft; every source of the draft is used.',
  applies: ({ grounded }) => grounded === true,
};
