import { FILE_SCHEMA } from '../../../engine/files';

const COUNT = { type: 'integer', minimum: 0 } as const;
const FIGURE = { type: 'number' } as const;
const OPTIONAL = { type: ['number', 'null'] } as const;
const NAMES = { type: 'array', items: { type: 'string' } } as const;

function record(properties: Readonly<Record<string, unknown>>) {
  return { type: 'object', required: Object.keys(properties), additionalProperties: false, properties };
}

function list(items: Readonly<Record<string, unknown>>) {
  return { type: 'array', items };
}

const numeric = record({
  count: COUNT,
  sum: FIGURE,
  min: FIGURE,
  max: FIGURE,
  mean: FIGURE,
  median: FIGURE,
  q1: FIGURE,
  q3: FIGURE,
  standard_deviation: { ...OPTIONAL, description: 'Of a sample (n - 1).' },
  skewness: OPTIONAL,
  outliers: record({
    count: COUNT,
    below: {
      ...FIGURE,
      description: 'Smaller values are outliers: first quartile less 1.5 times the distance of the quartiles.',
    },
    above: FIGURE,
    examples: list(record({ row: { ...COUNT, description: 'Counted from 1, without the header.' }, value: FIGURE })),
  }),
});

/** JSON Schema of the answer. Figures are rounded to 6 significant digits. */
export const csvAnalysisOutput = record({
  rows: COUNT,
  repeated_rows: COUNT,
  columns: list(
    record({
      name: { type: 'string' },
      type: { enum: ['number', 'integer', 'date', 'boolean', 'category', 'text', 'id', 'empty'] },
      missing: COUNT,
      distinct: COUNT,
      misfits: { type: 'array', items: COUNT, description: 'Rows whose cell is not of the type, at most 20.' },
      numbers: { oneOf: [{ type: 'null' }, numeric] },
      top_values: list(record({ value: { type: 'string' }, count: COUNT })),
      range: {
        oneOf: [{ type: 'null' }, record({ first: { type: 'string' }, last: { type: 'string' } })],
        description: 'Of dates.',
      },
    }),
  ),
  correlations: list(
    record({
      a: { type: 'string' },
      b: { type: 'string' },
      r: { ...FIGURE, description: "Pearson's correlation." },
      rank: { ...FIGURE, description: "Spearman's correlation of ranks." },
      rows: COUNT,
      slope: { ...FIGURE, description: 'Of the line of least squares b = intercept + slope * a.' },
      intercept: FIGURE,
    }),
  ),
  insights: list(
    record({
      kind: { type: 'string' },
      text: { type: 'string' },
      columns: NAMES,
      figures: { type: 'object', additionalProperties: FIGURE },
    }),
  ),
  answer: {
    oneOf: [
      { type: 'null' },
      record({
        question: { type: 'string' },
        understood: {
          type: 'boolean',
          description: 'False: its columns and figure were not recognised, nothing is guessed.',
        },
        text: { type: 'string' },
        method: { type: ['string', 'null'] },
        figures: list(record({ label: { type: 'string' }, value: FIGURE })),
      }),
    ],
  },
  charts: list(
    record({
      kind: { enum: ['histogram', 'bars', 'scatter', 'means'] },
      title: { type: 'string' },
      columns: NAMES,
      file: FILE_SCHEMA,
    }),
  ),
  engine: { const: 'deterministic' },
});
