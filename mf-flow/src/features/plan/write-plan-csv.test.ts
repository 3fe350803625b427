import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { anIdea } from '../../testing/idea-factories';
import { writePlanCsv } from './write-plan-csv';

const read = (text: string) => Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

it('has a line for each idea, by day, those without one last', async () => {
  const text = await writePlanCsv([
    anIdea({ title: 'Someday' }),
    anIdea({ title: 'Later', scheduled_on: '2026-12-02' }),
    anIdea({ title: 'Sooner', scheduled_on: '2026-12-01', status: 'published' }),
  ]);
  expect(text.startsWith('\uFEFFDay,Title,Status')).toBe(true);
  const rows = read(text);
  expect(rows.map(({ Title }) => Title)).toEqual(['Sooner', 'Later', 'Someday']);
  expect(rows[0]).toMatchObject({ Status: 'Published', Novelty: '82%', Pillar: 'Online booking' });
});

it.each(['=HYPERLINK("http://x")', '+1+1', '-1+1', '@SUM(A1)', ' =1', '\t=1', '＝1'])(
  'keeps a spreadsheet from calculating %j',
  async (title) => {
    const [row] = read(await writePlanCsv([anIdea({ title })]));
    expect(row?.['Title']).toBe(`'${title}`);
  },
);

it('keeps commas, quotes and line ends', async () => {
  const title = 'One, "two"\nthree';
  expect(read(await writePlanCsv([anIdea({ title })]))[0]?.['Title']).toBe(title);
});
