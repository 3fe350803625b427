import { defineAction } from '../../engine/define-action';
import { SHARE, closedObject, listOf } from '../../engine/output-schema';
import { jsonParam, numberParam } from '../../engine/params';
import { ROW, items, texts } from '../../engine/json-forms';
import { readRows } from '../../tables/json-rows';
import { findDuplicates } from './detect-duplicates/find-duplicates';
import { COMPARE_FIELDS, findFieldColumns } from './detect-duplicates/record-fields';
import { chooseSurvivor } from './detect-duplicates/survivor';
import { examples } from './detect_duplicates.examples';
import search from './detect_duplicates.search.json';

const MAX_PAIRS = 5_000;

const INDEX = { type: 'integer', minimum: 0, description: 'Place in the list that was sent, from 0.' } as const;

export const detectDuplicates = defineAction({
  slug: 'detect_duplicates',
  title: 'Find duplicate records',
  category: 'Sales & Leads',
  one_liner: 'Groups likely duplicates by name, email, phone and address similarity',
  credit_cost: 3,
  latency_target_ms: 5_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'worker',
  limits: { timeoutMs: 30_000, maxInputBytes: 5_000_000 },

  input: {
    params: [
      jsonParam('records', 'Records', {
        schema: items(ROW, { minItems: 1, maxItems: 10_000 }),
        required: true,
        placeholder: '[{"name": "Jean Dupont", "email": "jean.dupont@acme.fr"}]',
        ui: { multiline: true, rows: 8 },
        description: 'Up to 10,000 rows of your list. Columns are known by their English, French and Spanish names.',
      }),
      jsonParam('fields', 'Columns', {
        schema: texts(COMPARE_FIELDS),
        placeholder: '{"name": "Customer", "email": "E-mail"}',
        description: `Which column is what, where the names do not tell: ${COMPARE_FIELDS.join(', ')}.`,
      }),
      numberParam('threshold', 'Threshold', {
        default: 0.85,
        validate: { min: 0.5, max: 1 },
        description: 'How sure a pair must be. Lower finds more, and more that is wrong.',
      }),
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Records', items: ['records'] },
        { id: 'matching', label: 'Matching', items: ['fields', 'threshold'] },
      ],
    },
  },

  output: closedObject({
    clusters: listOf(
      closedObject({
        id: { type: 'integer' },
        records: { type: 'array', items: INDEX, minItems: 2 },
        confidence: { ...SHARE, description: 'Of the least sure pair that holds it together.' },
      }),
    ),
    pairs: listOf(
      closedObject({
        a: INDEX,
        b: INDEX,
        score: SHARE,
        reasons: listOf(
          closedObject({
            field: { enum: ['name', 'company', 'email', 'phone', 'address', 'postcode', 'city'] },
            agreement: { enum: ['same', 'similar', 'different'] },
            similarity: SHARE,
            weight: {
              type: 'number',
              description: 'For (above 0) or against (below 0) one record, in log odds.',
            },
          }),
        ),
      }),
      { description: 'Surest first, at most 5,000.' },
    ),
    survivors: listOf(
      closedObject({
        cluster: { type: 'integer' },
        index: INDEX,
        merged: { type: 'object' },
        filled_from: { type: 'object', additionalProperties: INDEX, description: 'Record of each added value.' },
      }),
      {
        description:
          'For each cluster the record to keep: the most complete one, with what it lacked taken from the others.',
      },
    ),
    columns_compared: { type: 'object', additionalProperties: { type: 'string' } },
    summary: closedObject({
      records: { type: 'integer' },
      duplicates: { type: 'integer', description: 'Records that would go.' },
      unique: { type: 'integer', description: 'Records that would stay.' },
      pairs_compared: { type: 'integer' },
    }),
    engine: { const: 'deterministic' },
  }),

  handler({ records, fields, threshold }, { signal, warn }) {
    const rows = readRows('records', records);
    const columns = findFieldColumns(rows, fields);
    const { pairs, clusters, compared } = findDuplicates(rows, columns, threshold, signal);
    if (pairs.length > MAX_PAIRS)
      warn(`Of ${pairs.length} pairs the surest ${MAX_PAIRS} are listed; the clusters are of all.`);
    const [alone, second] = Object.values(columns);
    if (pairs.length > 0 && second === undefined)
      warn(`Only "${alone}" was compared: equal values need not be one record. A second column would tell them apart.`);
    const duplicates = clusters.reduce((sum, cluster) => sum + cluster.length - 1, 0);
    const clusterOf = new Map(clusters.flatMap((cluster, at) => cluster.map((index) => [index, at] as const)));
    const weakest = clusters.map(() => 1);
    // Best first: the last pair that is needed to hold a cluster together is at most as sure as those before it.
    const joined = new Map<number, number>();
    const find = (index: number): number =>
      (joined.get(index) ?? index) === index ? index : find(joined.get(index) ?? index);
    for (const { a, b, score } of pairs) {
      const at = clusterOf.get(a);
      if (at === undefined || at !== clusterOf.get(b) || find(a) === find(b)) continue;
      joined.set(find(a), find(b));
      weakest[at] = Math.min(weakest[at] ?? 1, score);
    }
    return {
      clusters: clusters.map((cluster, at) => ({ id: at + 1, records: cluster, confidence: weakest[at] ?? 0 })),
      pairs: pairs.slice(0, MAX_PAIRS),
      survivors: clusters.map((cluster, at) => ({ cluster: at + 1, ...chooseSurvivor(cluster, rows) })),
      columns_compared: columns,
      summary: { records: rows.length, duplicates, unique: rows.length - duplicates, pairs_compared: compared },
    };
  },

  examples,

  ...search,
});
