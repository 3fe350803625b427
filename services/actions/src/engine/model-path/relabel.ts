import type { ModelPath } from './model-path';
import { rowsIn } from './read-result';

type Data = Readonly<Record<string, unknown>>;

interface RowLabels {
  labelsFor(input: Data): readonly string[];
  /** A row whose label the model changed. */
  change(row: Data, embedded: Data, input: Data): Data;
  summarize(rows: readonly Data[], input: Data): unknown;
}

/** A path on which the model chooses the label of each row, which stands in one of its fields. */
export function relabelling(
  { credit_cost, field }: { readonly credit_cost: number; readonly field: string },
  instructions: string,
  { labelsFor, change, summarize }: RowLabels,
): ModelPath {
  const part = `rows[].${field}`;
  return {
    credit_cost,
    rewrites: 'result',
    parts: [part],
    instructions,
    choices: (input) => ({ [part]: labelsFor(input) }),
    finish(result, { input, embedded }) {
      const before = rowsIn(embedded, 'rows');
      const rows = rowsIn(result, 'rows').map((row, index) => {
        const first = before[index];
        return first && row[field] !== first[field] ? change(row, first, input) : row;
      });
      return { ...result, rows, summary: summarize(rows, input) };
    },
  };
}

/** A row whose label no words speak for: confidence is 0, and the label of the embedded engine is the alternative. */
export function withoutWords(row: Data, alternative: unknown): Data {
  return { ...row, confidence: 0, alternative, why: [] };
}
