import { expect, it } from 'vitest';
import { findAction } from '../catalogue/catalogue';
import { matchShape } from '@declic/action-router';

const matches = (slug: string, given: Record<string, unknown>) => {
  const action = findAction(slug);
  return action !== undefined && matchShape(action, given);
};

it.each([
  ['iban_validate', { iban: 'GB29NWBK60161331926819' }, true],
  ['iban_validate', {}, false],
  ['iban_validate', { iban: 'GB29NWBK60161331926819', email: 'a@example.com' }, false],
  ['extract_invoice', { file: 'https://example.com/bill.pdf' }, true],
  ['extract_invoice', { file: 'https://example.com/bill.csv' }, false],
  ['csv_analysis', { file: 'data:text/csv;base64,YSxiCjEsMg==' }, true],
  ['csv_analysis', { file: 'https://example.com/bill.pdf' }, false],
  ['csv_analysis', { file: 'file_0123456789abcdef0123456789abcdef' }, true],
])('%s takes %j: %s', (slug, given, isTaken) => {
  expect(matches(slug, given)).toBe(isTaken);
});
