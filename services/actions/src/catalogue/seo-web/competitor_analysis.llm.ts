import { rewriting } from '../../engine/model-path/model-path';

export const llm = rewriting(
  'result',
  { credit_cost: 10, parts: ['summary', 'gaps[].text'] },
  'Write the summary and the gaps of a comparison of sites anew: what stands out, in whole sentences, without advice.',
);
