import type { ModelPath } from '../../engine/model-path/model-path';
import { rowsIn, textIn } from '../../engine/model-path/read-result';

export const llm: ModelPath = {
  credit_cost: 7,
  rewrites: 'result',
  parts: ['written'],
  instructions:
    'Write what the reviews say from the draft: what customers praise, what they complain about, what to mend first. At most 150 words. A count is of reviews.',
  prepare: (result) => ({
    ...result,
    written: ['praise', 'complaints'].flatMap((key) => rowsIn(result, key).map(toLine)).join('\n'),
  }),
};

function toLine(theme: Readonly<Record<string, unknown>>): string {
  return `${textIn(theme, 'label')} (${String(theme.reviews)}): ${textIn(theme, 'quote')}`;
}
