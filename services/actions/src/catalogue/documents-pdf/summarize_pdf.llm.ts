import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['bullets[].text'],
  instructions:
    'Each bullet is a sentence of a document. Say each in clear words of its own, so that it is understood without the document, shorter where possible.',
};
