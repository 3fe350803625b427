import { expect, it } from 'vitest';
import { limitInputSize } from './input-size';

const schema = {
  params: [
    { key: 'text', label: 'Text', kind: 'string' },
    { key: 'file', label: 'File', kind: 'string', ui: { accept: ['*/*'] } },
  ],
} as const;
const check = (input: Record<string, unknown>) => limitInputSize(schema, 20, { ok: true, input });

it('counts bytes, not characters, and leaves files out', () => {
  expect(check({ text: 'é23456789' })).toMatchObject({
    errors: [{ field: '', message: 'Must be at most 20 bytes of JSON' }],
  });
  expect(check({ text: '23456789' })).toMatchObject({ ok: true });
  expect(check({ file: 'x'.repeat(100) })).toMatchObject({ ok: true });
});

it('refuses JSON in a text that is nested too deeply to be written', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  expect(limitInputSize(schema, 100_000, { ok: true, input: { text: deep } })).toMatchObject({
    errors: [{ field: '', message: 'Must not be nested so deeply' }],
  });
});
