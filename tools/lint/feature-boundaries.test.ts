import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const lint = createLint({
  ruleFilter: ({ ruleId }) => ruleId === 'house/feature-boundaries',
});

async function errors(file: string, statement: string): Promise<string[]> {
  const messages = await lint(file, statement);
  return messages.map(({ message }) => message);
}

const INTAKE = 'mf-flow/src/features/intake/intake-schema.ts';

it.each([
  ['a neighbour', INTAKE, `import { FlowDesk } from '../strategies/flow-desk';\n`],
  ['a type of a neighbour', INTAKE, `import type { Desk } from '../strategies/flow-desk';\n`],
  ['a neighbour, when it runs', INTAKE, `export const load = () => import('../strategies/flow-desk');\n`],
  ['what a neighbour exports', INTAKE, `export * from '../strategies/flow-desk';\n`],
  ['a feature from below', 'mf-flow/src/strategy/tones.ts', `import { x } from '../features/intake/intake-schema';\n`],
])('forbids to import %s', async (_, file, statement) => {
  expect(await errors(file, statement)).toHaveLength(1);
});

it.each([
  ['its own files', INTAKE, `import { x } from './intake-form';\n`],
  ['its own files from a folder', 'mf-flow/src/features/intake/fields/a.ts', `import { x } from '../intake-form';\n`],
  ['what lies below', INTAKE, `import { TONES } from '../../strategy/tones';\n`],
  ['features, from routes', 'mf-flow/src/routes/home.route.tsx', `import { x } from '../features/intake/a';\n`],
  ['a package', INTAKE, `import { features } from '@declic/features/strategies';\n`],
])('allows to import %s', async (_, file, statement) => {
  expect(await errors(file, statement)).toEqual([]);
});
