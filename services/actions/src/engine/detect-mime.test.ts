import { describe, expect, it } from 'vitest';
import { detectMime, isAccepted } from './detect-mime';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('detectMime', () => {
  it.each([
    ['%PDF-1.7\n', 'image/png', 'a.png', 'application/pdf'],
    [PNG, 'application/pdf', 'a.pdf', 'image/png'],
    ['a;b\n1;2', 'text/csv', 'a.bin', 'text/csv'],
    ['a;b\n1;2', 'application/octet-stream', 'A.CSV', 'text/csv'],
    ['a;b\n1;2', 'application/pdf', 'a.pdf', 'text/plain'],
    ['<?xml version="1.0"?><svg/>', 'application/octet-stream', 'a.svg', 'image/svg+xml'],
    ['<?xml version="1.0"?><a/>', 'application/octet-stream', 'a', 'application/xml'],
    [Buffer.from([0xe9, 0x20]), 'text/plain', 'a.txt', 'application/octet-stream'],
    ['a\0b', 'text/plain', 'a.txt', 'application/octet-stream'],
  ])('%j, said to be %s and named %s, is %s', async (content, declared, name, mime) => {
    expect(await detectMime(Buffer.from(content), declared, name)).toBe(mime);
  });
});

it.each([
  ['image/png', ['image/*'], true],
  ['image/png', ['application/pdf', 'image/png'], true],
  ['text/plain', ['text/csv'], true],
  ['text/html', ['text/csv'], false],
  ['text/plain', ['application/pdf'], false],
  ['application/pdf', ['*/*'], true],
  ['imagex/png', ['image/*'], false],
])('%s among %j: %s', (mime, accept, isOne) => {
  expect(isAccepted(mime, accept)).toBe(isOne);
});
