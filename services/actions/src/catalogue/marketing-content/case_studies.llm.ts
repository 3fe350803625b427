import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 7,
  rewrites: 'input',
  parts: ['facts.challenge', 'facts.solution'],
  instructions:
    'Write the challenge and the solution of a customer story anew: what it was like before, what was done, in that order, in whole sentences.',
};
