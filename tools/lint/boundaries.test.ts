import { describe, expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const lint = createLint();

/** The boundary messages that lint gives for one import written in one file. */
async function boundaryErrors(file: string, importPath: string): Promise<string[]> {
  const source = `import * as imported from '${importPath}';\n\nexport const used = imported;\n`;
  const messages = await lint(file, source);
  return messages
    .filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries' || ruleId === 'no-restricted-imports')
    .map(({ message }) => message);
}

describe.each([
  [
    'mf-flow/src/paths.ts',
    [
      '@declic/mf-console',
      '@declic/mf-console/src/paths',
      '../../mf-console/src/paths',
      '@declic/nest-kit',
      '@declic/remote-kit/host',
    ],
  ],
  ['shell/src/main.tsx', ['@declic/mf-console']],
  ['libs/session/src/index.ts', ['@declic/shell/src/main']],
  ['libs/action-results/src/index.ts', ['@declic/design-system', '@declic/nest-kit']],
  ['libs/action-router/src/index.ts', ['@declic/action-console', '@declic/media/pdf']],
  ['services/flow/src/main.ts', ['@declic/service-accounts', '@declic/design-system']],
])('%s', (file, paths) => {
  it.each(paths)('may not import %s', async (path) => {
    expect(await boundaryErrors(file, path)).not.toEqual([]);
  });
});

it.each([
  ['mf-flow/src/paths.ts', '@declic/design-system'],
  ['services/flow/src/main.ts', '@declic/openapi/types'],
  ['libs/action-router/src/index.ts', '@declic/action-input'],
  ['libs/action-console/src/index.ts', '@declic/action-results'],
])('%s may import %s', async (file, path) => {
  expect(await boundaryErrors(file, path)).toEqual([]);
});
