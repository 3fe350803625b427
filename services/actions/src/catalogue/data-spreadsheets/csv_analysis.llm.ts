import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['insights[].text'],
  instructions:
    'Say each finding about a table so that a reader without statistics understands it. Keep every figure and every name of a column. Claim no cause.',
};
