import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const lint = createLint();

async function keyErrors(file: string, code: string): Promise<string[]> {
  const messages = await lint(file, `export const used = ${code};\n`);
  return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message);
}

it.each([
  ['mf-console/src/paths.ts', "query({ queryKey: ['accounts', 'stats'], queryFn })"],
  ['shell/src/main.tsx', "{ all: ['accounts'] }"],
  ['mf-flow/src/paths.ts', "['accounts', 'billing', id]"],
])('refuses a literal key of the accounts service in %s', async (file, code) => {
  expect(await keyErrors(file, code)).toEqual([
    expect.stringContaining('Take the key from @declic/openapi/accounts/queries'),
  ]);
});

it.each([
  ['mf-console/src/paths.ts', "accountsKey('plans')"],
  ['mf-console/src/paths.ts', "['actions', 'list']"],
  ['tools/database/logins.ts', "['accounts', 'actions']"],
])('accepts in %s: %s', async (file, code) => {
  expect(await keyErrors(file, code)).toEqual([]);
});
