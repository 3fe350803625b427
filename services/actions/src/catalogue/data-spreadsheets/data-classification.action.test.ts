import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { labelledCases, macroF1, reportFigure } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { dataClassification } from './data-classification.action';
import tasks from './fixtures/data-classification.tasks.json';

interface Labelled {
  readonly task: number;
  readonly text: string;
  readonly label: string;
}

async function classify(input: Readonly<Record<string, unknown>>) {
  const { data } = await runAction(dataClassification, { text_field: 'text', ...input });
  return data['rows'] as readonly { readonly label: string; readonly confidence: number }[]; // as the output schema has checked it
}

const CASES = labelledCases<Labelled>(import.meta.dirname, 'data-classification', { tuned: 0.85, 'held back': 0.75 });

describe('data-classification', () => {
  it.each(CASES)('labels the rows of three tasks in three languages (%s)', async (name, items, threshold) => {
    const answers = await Promise.all(
      tasks.map(async ({ labels, examples }, task) => {
        const own = items.filter((item) => item.task === task);
        const rows = await classify({ rows: own, labels, examples });
        return own.map(({ label }, index) => ({
          expected: `${task} ${label}`,
          actual: `${task} ${rows[index]?.label}`,
        }));
      }),
    );
    expect(reportFigure(`data-classification macro-F1, ${name}`, macroF1(answers.flat()))).toBeGreaterThan(threshold);
  });

  it('labels an empty cell "none"', async () => {
    const rows = await classify({ rows: [{ text: 'train' }, { text: null }, {}], labels: ['train', 'taxi'] });
    expect(rows.map(({ label }) => label)).toEqual(['train', 'none', 'none']);
  });

  it('warns of labels that had nothing but their names to go by, and were found nowhere', async () => {
    const input = { text_field: 'text', rows: ['Train to Lyon', 'Lunch with a client'], language: 'en' };
    const bare = await runAction(dataClassification, { ...input, labels: ['train', 'hospitality', 'rent'] });
    expect(bare.warnings).toEqual([
      'Found nowhere: hospitality, rent. A label without keywords, description or examples matches by the words of its name alone.',
    ]);
    const told = await runAction(dataClassification, {
      ...input,
      labels: ['train', { name: 'hospitality', keywords: ['lunch'] }, { name: 'rent', keywords: ['landlord'] }],
    });
    expect(told.warnings).toEqual([]);
  });

  it('labels a row "none" that fits two labels equally', async () => {
    const rows = await classify({ rows: ['train and taxi'], labels: ['train', 'taxi'], language: 'en' });
    expect(rows[0]?.label).toBe('none');
  });

  it.each([
    [{ rows: 'x' }, 'rows', expect.stringContaining('Must be a list of texts or objects, for example [{')],
    [{ rows: [[1]] }, 'rows', 'Item 1: must be a text or an object'],
    [{ rows: [{ text: { a: 1 } }] }, 'rows', 'Row 1: "text" must be a text'],
    [{ rows: [{ other: 'x' }] }, 'text_field', 'No row has a text in "text"'],
    [{ rows: [{}], text_field: 'toString' }, 'text_field', 'No row has a text in "toString"'],
    [{ rows: ['x'], labels: ['a'] }, 'labels', 'Must have two labels at least'],
  ])('refuses %j', async (input, field, message) => {
    await expect(classify({ labels: ['a', 'b'], ...input })).rejects.toMatchObject({ field, message });
  });

  it('labels 2,000 rows within five seconds', async () => {
    const before = process.threadCpuUsage();
    await classify({
      rows: Array.from({ length: 2_000 }, (_, i) => ({ text: `Taxi ride number ${i} to the airport` })),
      labels: ['taxi', 'train'],
      language: 'en',
    });
    expect(cpuMsSince(before)).toBeLessThan(5_000);
  });
});
