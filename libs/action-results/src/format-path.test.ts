import { expect, it } from 'vitest';
import { formatLabel, formatPathLabel } from './format-label';
import { formatPath } from './format-path';

it.each([
  [[], 'data'],
  [['rows', 0, 'name'], 'data.rows[0].name'],
  [['E-mail'], 'data["E-mail"]'],
  [['a"b', '__proto__'], 'data["a\\"b"].__proto__'],
  [['0'], 'data["0"]'],
])('writes %j as %s', (path, text) => expect(formatPath(path)).toBe(text));

it.each([
  ['email_verdict', 'Email verdict'],
  ['article_md', 'Article'],
  ['vat_id', 'VAT ID'],
  ['iban', 'IBAN'],
  ['source_url', 'Source URL'],
  ['ok', 'OK'],
  ['paid', 'Paid'],
  ['file_ids', 'File IDs'],
  ['E-mail', 'E-mail'],
  ['camelCase', 'camelCase'],
])('shows the name %s as %s', (key, label) => expect(formatLabel(key)).toBe(label));

it('names a place in an answer', () => {
  expect(formatPathLabel(['variants', 1, 'post'])).toBe('Variants › 2 › Post');
  expect(formatPathLabel([])).toBe('Result');
});
