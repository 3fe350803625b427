import type { ModelPath } from '../../engine/model-path/model-path';
import { rowsIn, textIn } from '../../engine/model-path/read-result';

export const llm: ModelPath = {
  credit_cost: 7,
  rewrites: 'result',
  parts: ['written'],
  instructions:
    'Write the minutes of the call from the draft and the transcript: first what it was about, then what was decided, who does what, and what is open. At most 200 words.',
  prepare: (result) => ({ ...result, written: LISTS.flatMap((key) => rowsIn(result, key).map(toLine)).join('\n') }),
};

const LISTS = ['summary', 'decisions', 'actions', 'objections'];

function toLine(moment: Readonly<Record<string, unknown>>): string {
  const who = textIn(moment, 'owner') || textIn(moment, 'speaker');
  return who === '' ? textIn(moment, 'quote') : `${who}: ${textIn(moment, 'quote')}`;
}
