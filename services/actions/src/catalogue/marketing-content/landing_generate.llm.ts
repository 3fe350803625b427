import type { ModelPath } from '../../engine/model-path/model-path';

export const llm: ModelPath = {
  credit_cost: 7,
  rewrites: 'input',
  parts: [
    'headline',
    'description',
    'benefits[].title',
    'benefits[].text',
    'steps[].title',
    'steps[].text',
    'faq[].answer',
  ].map((part) => `brief.${part}`),
  instructions:
    'Write the texts of a landing page anew: what the visitor gains, in short sentences. Titles and headlines no longer than in the draft.',
};
