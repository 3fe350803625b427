import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 10,
  rewrites: 'result',
  parts: ['summary', 'gaps[].text'],
  instructions:
    'Write the summary and the gaps of a comparison of sites anew: what stands out, in whole sentences, without advice.',
};
