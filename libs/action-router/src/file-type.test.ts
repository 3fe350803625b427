import { expect, it } from 'vitest';
import { readFileType } from './file-type';

it.each([
  ['https://example.com/report.PDF?page=2', 'application/pdf'],
  ['list.csv', 'text/csv'],
  ['https://example.com/report', null],
  ['https://example.com/a.constructor', null],
  ['a.tostring', null],
])('reads the type of %s: %s', (text, type) => {
  expect(readFileType(text)).toBe(type);
});
