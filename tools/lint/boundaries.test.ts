import { ESLint } from 'eslint';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: WORKSPACE });

/** The boundary messages that lint gives for one import written in one file. */
async function boundaryErrors(file: string, importPath: string): Promise<string[]> {
  const source = `import * as imported from '${importPath}';\n\nexport const used = imported;\n`;
  const [result] = await eslint.lintText(source, { filePath: join(WORKSPACE, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries' || ruleId === 'no-restricted-imports')
    .map(({ message }) => message);
}

it.each([
  ['a remote from a remote', 'mf-flow/src/paths.ts', '@declic/mf-console'],
  ['a remote from the shell', 'shell/src/main.tsx', '@declic/mf-console'],
  ['a file deep inside a remote', 'mf-flow/src/paths.ts', '@declic/mf-console/src/paths'],
  ['a remote by a relative path', 'mf-flow/src/paths.ts', '../../mf-console/src/paths'],
  ['a service from a service', 'services/flow/src/main.ts', '@declic/service-accounts'],
  ['an app from a library', 'libs/session/src/index.ts', '@declic/shell/src/main'],
  ['node code from a remote', 'mf-flow/src/paths.ts', '@declic/nest-kit'],
  ["the host's part of the kit from a remote", 'mf-flow/src/paths.ts', '@declic/remote-kit/host'],
  ['web code from a service', 'services/flow/src/main.ts', '@declic/design-system'],
])('forbids %s', async (_, file, importPath) => {
  expect(await boundaryErrors(file, importPath)).not.toEqual([]);
});

it.each([
  ['a library from a remote', 'mf-flow/src/paths.ts', '@declic/design-system'],
  ['the contract from a service', 'services/flow/src/main.ts', '@declic/openapi/types'],
])('allows %s', async (_, file, importPath) => {
  expect(await boundaryErrors(file, importPath)).toEqual([]);
});
