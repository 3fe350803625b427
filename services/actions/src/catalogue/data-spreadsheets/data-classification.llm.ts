import { relabelling, withoutWords } from '../../engine/model-path/relabel';
import { readLabels } from '../../fields/read-labels';
import { NONE } from './classification/classify-rows';

export const llm = relabelling(
  { credit_cost: 6, field: 'label' },
  'Choose the label of each row by what its text says. The draft holds the labels that words decided; keep a label that fits. "none" when no label fits.',
  {
    labelsFor: namesIn,
    change: (row, embedded) => withoutWords(row, embedded['label']),
    summarize: (rows, input) =>
      namesIn(input).map((label) => ({ label, count: rows.filter((row) => row.label === label).length })),
  },
);

function namesIn({ labels, examples }: Readonly<Record<string, unknown>>): string[] {
  return [...readLabels(labels, examples).map(({ name }) => name), NONE];
}
