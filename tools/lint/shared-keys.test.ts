import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: WORKSPACE });

async function keyErrors(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const used = ${code};\n`, { filePath: join(WORKSPACE, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
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
