import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['sections[].lines', 'questions[].question'],
  instructions:
    'Write the lines of a sales call anew as they are spoken: short, natural, in the same order, open questions.',
};
