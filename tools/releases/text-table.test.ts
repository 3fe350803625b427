import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

const rows = [
  { name: 'shell', size: '9 kB' },
  { name: 'mf-something-long', size: '184 kB' },
];
const columns = [
  { title: 'NAME', value: ({ name }: (typeof rows)[number]) => name, shrinkTo: 6 },
  { title: 'SIZE', value: ({ size }: (typeof rows)[number]) => size, align: 'end' as const },
];

it('aligns columns, numbers at their end', () => {
  expect(textTable(rows, columns, 100)).toEqual([
    'NAME                 SIZE',
    'shell                9 kB',
    'mf-something-long  184 kB',
  ]);
});

it('cuts the columns that may shrink until the table fits', () => {
  expect(textTable(rows, columns, 18).map((line) => line.length)).toEqual([18, 18, 18]);
  expect(textTable(rows, columns, 18)[2]).toBe('mf-someth…  184 kB');
});
