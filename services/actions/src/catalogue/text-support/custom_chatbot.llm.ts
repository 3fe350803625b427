import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['answer'],
  instructions: 'Answer the question of the customer from the draft and the sources alone, in one to four sentences.',
};
