import { expect, it } from 'vitest';
import { outputFile } from './files';
import { limitResultSize } from './result-size';

const MB = 1024 * 1024;
const aResult = (data: Readonly<Record<string, unknown>>) => ({ data, warnings: [] });
const refusal = expect.objectContaining({
  name: 'RejectedInputError',
  field: '',
  message: 'The result would be larger than 8 MB. Send less at a time, such as fewer rows.',
});

it('allows 8 MB of JSON and refuses one byte more', () => {
  // Written longer than it is: quotes, control characters, letters of two bytes.
  const row = { 'a "key"\n': 'é\u0001', no: null, is: true, count: 1.5, list: [[], {}, ['a', 'b']] };
  const rows = Array.from({ length: 50_000 }, () => row);
  const left = 8 * MB - Buffer.byteLength(JSON.stringify(aResult({ rows, rest: '' })));
  expect(left).toBeGreaterThan(0);
  const largest = aResult({ rows, rest: 'x'.repeat(left) });
  expect(limitResultSize(largest)).toBe(largest);
  expect(() => limitResultSize(aResult({ rows, rest: 'x'.repeat(left + 1) }))).toThrow(refusal);
});

it('counts warnings, and no file', () => {
  const result = aResult({ file: outputFile('a.bin', 'application/octet-stream', new Uint8Array(9 * MB)) });
  expect(limitResultSize(result)).toBe(result);
  expect(() => limitResultSize({ data: {}, warnings: ['x'.repeat(8 * MB)] })).toThrow(refusal);
});

it('ends at the maximum, also where a result holds itself', () => {
  const loop: Record<string, unknown> = { text: 'x'.repeat(100_000) };
  loop['self'] = loop;
  expect(() => limitResultSize(aResult(loop))).toThrow(refusal);
});
