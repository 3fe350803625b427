import { FILE_SCHEMA } from '../../../engine/files';
import { COUNT, NUMBER_OR_NULL, TEXTS, TEXT_OR_NULL, closedObject, listOf } from '../../../engine/output-schema';

const FIGURE = { type: 'number' } as const;

const numeric = closedObject({
  count: COUNT,
  sum: FIGURE,
  min: FIGURE,
  max: FIGURE,
  mean: FIGURE,
  median: FIGURE,
  q1: FIGURE,
  q3: FIGURE,
  standard_deviation: { ...NUMBER_OR_NULL, description: 'Of a sample (n - 1).' },
  skewness: NUMBER_OR_NULL,
  outliers: closedObject({
    count: COUNT,
    below: {
      ...FIGURE,
      description: 'Smaller values are outliers: first quartile less 1.5 times the distance of the quartiles.',
    },
    above: FIGURE,
    examples: listOf(
      closedObject({ row: { ...COUNT, description: 'Counted from 1, without the header.' }, value: FIGURE }),
    ),
  }),
});

/** JSON Schema of the answer. Figures are rounded to 6 significant digits. */
export const csvAnalysisOutput = closedObject({
  rows: COUNT,
  repeated_rows: COUNT,
  columns: listOf(
    closedObject({
      name: { type: 'string' },
      type: { enum: ['number', 'integer', 'date', 'boolean', 'category', 'text', 'id', 'empty'] },
      missing: COUNT,
      distinct: COUNT,
      misfits: { type: 'array', items: COUNT, description: 'Rows whose cell is not of the type, at most 20.' },
      numbers: { oneOf: [{ type: 'null' }, numeric] },
      top_values: listOf(closedObject({ value: { type: 'string' }, count: COUNT })),
      range: {
        oneOf: [{ type: 'null' }, closedObject({ first: { type: 'string' }, last: { type: 'string' } })],
        description: 'Of dates.',
      },
    }),
  ),
  correlations: listOf(
    closedObject({
      a: { type: 'string' },
      b: { type: 'string' },
      r: { ...FIGURE, description: "Pearson's correlation." },
      rank: { ...FIGURE, description: "Spearman's correlation of ranks." },
      rows: COUNT,
      slope: { ...FIGURE, description: 'Of the line of least squares b = intercept + slope * a.' },
      intercept: FIGURE,
    }),
  ),
  insights: listOf(
    closedObject({
      kind: { type: 'string' },
      text: { type: 'string' },
      columns: TEXTS,
      figures: { type: 'object', additionalProperties: FIGURE },
    }),
  ),
  answer: {
    oneOf: [
      { type: 'null' },
      closedObject({
        question: { type: 'string' },
        understood: {
          type: 'boolean',
          description: 'False: its columns and figure were not recognised, nothing is guessed.',
        },
        text: { type: 'string' },
        method: TEXT_OR_NULL,
        figures: listOf(closedObject({ label: { type: 'string' }, value: FIGURE })),
      }),
    ],
  },
  charts: listOf(
    closedObject({
      kind: { enum: ['histogram', 'bars', 'scatter', 'means'] },
      title: { type: 'string' },
      columns: TEXTS,
      file: FILE_SCHEMA,
    }),
  ),
  engine: { const: 'deterministic' },
});
