import { rewriting } from '../../engine/model-path/model-path';

export const llm = rewriting(
  'input',
  { credit_cost: 7, parts: ['facts.challenge', 'facts.solution'] },
  'Write the challenge and the solution of a customer story anew: what it was like before, what was done, in that order, in whole sentences.',
);
