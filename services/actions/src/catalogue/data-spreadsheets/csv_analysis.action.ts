import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { choiceParam, flagParam, textParam } from '../../engine/params';
import type { Table } from '../../tables/table';
import { readTable, TABLE_TYPES } from '../../tables/read-table';
import type { Column } from './csv-analysis/column-profile';
import { csvAnalysisOutput } from './csv-analysis/csv-analysis-output';
import { examples } from './csv_analysis.examples';
import { llm } from './csv_analysis.llm';
import search from './csv_analysis.search.json';

export const csvAnalysis = defineAction({
  slug: 'csv_analysis',
  title: 'Analyse a CSV',
  category: 'Data & Spreadsheets',
  one_liner: 'Types, missing values, outliers, correlations and charts for a CSV or XLSX',
  credit_cost: 4,
  llm,
  latency_target_ms: 5_000,
  latency_class: 'standard',
  engine: 'deterministic',
  pool: 'worker',
  limits: { timeoutMs: 30_000, maxInputBytes: 20_000 },

  input: {
    params: [
      textParam('file', 'File', {
        required: true,
        ui: { accept: TABLE_TYPES },
        description:
          'CSV of any separator, or XLSX (first sheet), with a line of column names; up to 10,000 rows and 200 columns.',
      }),
      textParam('question', 'Question', {
        placeholder: 'average petal_length by species',
        validate: { max: 300 },
        description:
          'In English, French or Spanish: a mean, sum, median, highest, lowest, count or correlation of named columns, by a column, or for its values, numbers above, below or between limits, or a year. Others are said not to be understood.',
      }),
      flagParam('charts', 'Charts', {
        default: true,
        description: 'Up to six SVG charts of the strongest relations and of the columns.',
      }),
      choiceParam('language', 'Language', {
        enum: choices({ en: 'English', fr: 'Français', es: 'Español' }),
        default: 'en',
        description: 'Of the insights.',
      }),
    ],
    ui: {
      groups: [
        { id: 'main', label: 'Data', items: ['file', 'question'] },
        { id: 'answer', label: 'Answer', items: ['charts', 'language'] },
      ],
    },
  },

  output: csvAnalysisOutput,

  async handler({ file, question, charts, language }, { warn }) {
    const table = await readTable('file', file, warn);
    const [{ profileColumns }, { summarize }, { correlate, compareGroups }, { findInsights }] = await Promise.all([
      import('./csv-analysis/column-profile'),
      import('./csv-analysis/numeric-summary'),
      import('./csv-analysis/relations'),
      import('./csv-analysis/insights'),
    ]);
    const columns = profileColumns(table);
    const correlations = correlate(columns);
    const groups = compareGroups(columns);
    await warnOfDates(table, columns, warn);
    const rows = table.rows.length;
    const repeatedRows = countRepeatedRows(table);
    const answer =
      question === undefined
        ? null
        : (await import('./csv-analysis/answer-question')).answerQuestion(question, columns, rows, language);
    return {
      rows,
      repeated_rows: repeatedRows,
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type,
        missing: column.missing,
        distinct: column.distinct,
        misfits: column.misfits,
        numbers: summarize(column.numbers),
        top_values: listTopValues(column),
        range: column.type === 'date' ? findRange(column) : null,
      })),
      correlations: correlations.slice(0, MAX_CORRELATIONS),
      insights: findInsights({ columns, rows, repeatedRows, correlations, groups }, language),
      answer,
      charts: charts ? await (await import('./csv-analysis/charts')).drawCharts(columns, correlations, groups) : [],
    };
  },

  examples,

  ...search,
});

async function warnOfDates(table: Table, columns: readonly Column[], warn: (message: string) => void): Promise<void> {
  const { isDayOrderUnclear } = await import('./csv-analysis/parse-cells');
  for (const [index, { name, type }] of columns.entries())
    if (type === 'date' && isDayOrderUnclear(table.rows.map((row) => row[index] ?? null)))
      warn(
        `The dates of "${name.slice(0, 60)}" may begin with the day or the month; they were read with the day first.`,
      );
}

const MAX_CORRELATIONS = 50;

function listTopValues({ type, labels }: Column): { value: string; count: number }[] {
  if (type !== 'category' && type !== 'boolean' && type !== 'text') return [];
  const counts = new Map<string, number>();
  for (const label of labels) if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  const top = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 10);
  return top.map(([value, count]) => ({ value: value.slice(0, 200), count }));
}

function findRange({ labels }: Column): { first: string; last: string } | null {
  const dates = labels.filter((label) => label !== null).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first !== undefined && last !== undefined ? { first, last } : null;
}

function countRepeatedRows({ rows }: Table): number {
  return rows.length - new Set(rows.map((row) => JSON.stringify(row))).size;
}
