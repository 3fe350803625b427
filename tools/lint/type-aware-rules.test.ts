import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: WORKSPACE, ruleFilter: ({ ruleId }) => ruleId !== '@nx/enforce-module-boundaries' });

async function rulesBrokenBy(code: string, file: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(WORKSPACE, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const HOOK = `import { useEffect } from 'react';
export function useCalled(call: () => void) {
  useEffect(() => call(), []);
}
`;
const FLOATING = `export function start(load: () => Promise<void>) {
  load();
}
`;
const UNTYPED = `export function read(json: string): { id: string } {
  return JSON.parse(json);
}
`;

it.each([
  ['a dependency that an effect of a .ts file lacks', HOOK, 'mf-flow/src/paths.ts', 'react-hooks/exhaustive-deps'],
  ['a floating promise', FLOATING, 'mf-flow/src/paths.ts', '@typescript-eslint/no-floating-promises'],
  [
    'a floating promise of a test',
    FLOATING,
    'tools/lint/boundaries.test.ts',
    '@typescript-eslint/no-floating-promises',
  ],
  ['parsed JSON without a type', UNTYPED, 'services/flow/src/main.ts', '@typescript-eslint/no-unsafe-return'],
])(
  'reports %s',
  async (_, code, file, rule) => {
    expect(await rulesBrokenBy(code, file)).toEqual([rule]);
  },
  60_000,
);
