import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

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
