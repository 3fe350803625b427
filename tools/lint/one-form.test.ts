import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLint } from './testing/create-lint.ts';

const WORKSPACE = join(import.meta.dirname, '../..');

const lint = createLint({ ruleFilter: ({ ruleId }) => ruleId === 'forms/one-form' });

const FORM = `import { useApiForm } from '@declic/remote-kit/form';
export function Name(options) {
  const { submit } = useApiForm(options);
  return <form onSubmit={(event) => void submit(event)} />;
}
`;

const HAND_WRITTEN = `export function Name({ send }) {
  const submit = async (event) => {
    event.preventDefault();
    await send();
  };
  return <form onSubmit={HANDLER} />;
}
`;

it('accepts a form that useApiForm sends', async () => {
  expect(await lint('mf-flow/src/name.tsx', FORM)).toEqual([]);
  expect(
    await lint('mf-flow/src/name.tsx', FORM.replace('{ submit }', 'form').replace('submit(', 'form.submit(')),
  ).toEqual([]);
});

it.each(['submit', '(event) => void submit(event)', '(event) => { event.preventDefault(); send(); }'])(
  'reports a form that handles its submission itself: %s',
  async (handler) => {
    for (const file of [
      'mf-flow/src/name.tsx',
      'operate/src/name.tsx',
      'libs/action-console/src/name.tsx',
      'shell/src/name.tsx',
    ])
      expect(await lint(file, HAND_WRITTEN.replace('HANDLER', handler)), file).toMatchObject([
        { ruleId: 'forms/one-form' },
      ]);
  },
);

it('lists local forms that exist', () => {
  const [, list = ''] = /LOCAL_FORMS = \[(.*?)\];/s.exec(read('eslint.config.js')) ?? [];
  const files = [...list.matchAll(/'(.+?)'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(read(file), file).toContain('onSubmit');
});

function read(file: string): string {
  return readFileSync(join(WORKSPACE, file), 'utf8');
}
