import { rewriting } from '../../engine/model-path/model-path';

export const llm = rewriting(
  'result',
  { credit_cost: 6, parts: ['sections[].lines', 'questions[].question'] },
  'Write the lines of a sales call anew as they are spoken: short, natural, in the same order, open questions.',
);
