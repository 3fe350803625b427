import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const WORKSPACE = join(import.meta.dirname, '../..');

const lint = createLint({ ruleFilter: ({ ruleId }) => ruleId !== '@nx/enforce-module-boundaries' });

const HOOK = `import { useEffect } from 'react';
export function useCalled(call: () => void) {
  useEffect(() => call(), []);
}
`;

it('reports a dependency that an effect lacks, also in a .ts file', async () => {
  const messages = await lint('mf-flow/src/paths.ts', HOOK);
  expect(messages.map(({ ruleId }) => ruleId)).toEqual(['react-hooks/exhaustive-deps']);
});

it('is asked of every project that imports React', async () => {
  const projects = globSync(['libs/*/src/**/*.{ts,tsx}', '{shell,operate,mf-*}/src/**/*.{ts,tsx}'], { cwd: WORKSPACE })
    .filter((file) => /from 'react'/.test(readFileSync(join(WORKSPACE, file), 'utf8')))
    .map((file) => file.slice(0, file.indexOf('/src/')));
  for (const project of new Set(projects)) {
    const messages = await lint(`${project}/src/a.ts`, HOOK);
    expect(messages, project).toMatchObject([{ ruleId: 'react-hooks/exhaustive-deps' }]);
  }
});
