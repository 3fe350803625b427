import type { ModelPath } from '../../engine/model-path/model-path';
import { relabel } from '../../engine/model-path/relabel';
import { rowsIn } from '../../engine/model-path/read-result';
import { readLabels } from '../../fields/read-labels';
import { NONE } from './classification/classify-rows';

type Data = Readonly<Record<string, unknown>>;

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['rows[].label'],
  instructions:
    'Choose the label of each row by what its text says. The draft holds the labels that words decided; keep a label that fits. "none" when no label fits.',
  choices: (input) => ({ 'rows[].label': namesIn(input) }),
  finish(result, { input, embedded }) {
    const before = rowsIn(embedded, 'rows');
    const rows = rowsIn(result, 'rows').map((row, index) => relabel(row, before[index], 'label'));
    const summary = namesIn(input).map((label) => ({ label, count: rows.filter((row) => row.label === label).length }));
    return { ...result, rows, summary };
  },
};

function namesIn({ labels, examples }: Data): string[] {
  return [...readLabels(labels, examples).map(({ name }) => name), NONE];
}
