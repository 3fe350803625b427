import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 5,
  rewrites: 'result',
  parts: ['reply'],
  instructions:
    'Write the reply anew so that it takes up what the sender says, friendly and short. Keep greeting and signature. Promise nothing that the draft does not promise.',
  applies: ({ template }) => template !== 'yours',
};
