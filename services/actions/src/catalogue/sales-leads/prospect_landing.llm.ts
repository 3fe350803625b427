import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 7,
  rewrites: 'input',
  parts: [
    'offer.headline_goal',
    'offer.headline',
    'offer.description',
    'offer.benefits[].title',
    'offer.benefits[].text',
  ],
  instructions:
    'Write the texts of an offer anew for the one prospect that the facts describe. Titles and headlines no longer than in the draft.',
};
