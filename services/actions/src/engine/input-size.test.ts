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
