import { expect, it } from 'vitest';
import { nextSort, sortRows } from './sort-rows';
import { toCsv } from './to-csv';

it.each([
  ['a comma', 'a,b', '"a,b"'],
  ['quotes', 'say "yes"', '"say ""yes"""'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula after a space', ' =1+1', `"' =1+1"`],
  ['a call by plus, minus or at', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a negative number', -4, '-4'],
  ['a phone number', '+33612345678', `"'+33612345678"`],
  ['no value', null, ''],
  ['a list', ['a', 'b'], '"a, b"'],
  ['an object', { a: 1 }, '"{""a"":1}"'],
  ['a file', { $file: { name: 'x.pdf', mime: 'application/pdf' } }, 'x.pdf'],
])('writes %s as a cell', (_, value, cell) => {
  expect(toCsv(['column'], [{ column: value }])).toBe(`column\r\n${cell}`);
});

it('guards the names of columns, too, and leaves missing members empty', () => {
  expect(toCsv(['=cmd', 'toString'], [{}])).toBe(`"'=cmd",toString\r\n,`);
});

it('sorts numbers by value, texts as people do, and missing values last', () => {
  const rows = [{ a: 10 }, { a: null }, { a: 9 }];
  expect(sortRows(rows, { column: 'a', direction: 'ascending' }).map(({ a }) => a)).toEqual([9, 10, null]);
  expect(sortRows(rows, { column: 'a', direction: 'descending' }).map(({ a }) => a)).toEqual([10, 9, null]);
  const names = [{ a: 'row 10' }, { a: 'Row 2' }];
  expect(sortRows(names, { column: 'a', direction: 'ascending' }).map(({ a }) => a)).toEqual(['Row 2', 'row 10']);
});

it('turns a column round, then gives back the order of the answer', () => {
  const up = nextSort(null, 'a');
  const down = nextSort(up, 'a');
  expect([up?.direction, down?.direction, nextSort(down, 'a')]).toEqual(['ascending', 'descending', null]);
});
