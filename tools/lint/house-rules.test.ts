import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { houseRules } from './house-rules.js';

const messagesFor = (code: string) => new Linter().verify(code, houseRules.sharedKeys).map(({ message }) => message);

it.each([
  "useQuery({ queryKey: ['accounts', 'stats'], queryFn })",
  "const keys = { all: ['accounts'] };",
  "client.invalidateQueries({ queryKey: ['accounts', 'billing', id] });",
])('refuses a literal key of the accounts service: %s', (code) => {
  expect(messagesFor(code)).toEqual([expect.stringContaining('Take the key from @declic/openapi/accounts/queries')]);
});

it.each(["const key = accountsKey('plans');", "const key = ['actions', 'list'];", "const area = 'accounts';"])(
  'accepts %s',
  (code) => expect(messagesFor(code)).toEqual([]),
);
