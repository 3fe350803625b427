import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const lint = createLint({ ruleFilter: ({ ruleId }) => ruleId !== '@nx/enforce-module-boundaries' });

async function rulesBrokenBy(code: string, file: string): Promise<(string | null)[]> {
  const messages = await lint(file, code);
  return messages.map(({ ruleId }) => ruleId);
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
