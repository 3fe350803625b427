import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from 'vitest';
import { readAnswerFile } from '../files/read-answer-file';
import { toToolResult } from './to-tool-result';

const id = `file_${'1'.repeat(32)}`;
const ours = `http://localhost/v1/files/${id}`;
const facts = { name: 'a.txt', mime: 'text/plain', size: 1, sha256: 'a'.repeat(64) };
const link = { ...facts, id, url: `${ours}?expires=1&signature=a`, expires_at: '2026-01-01T00:00:00Z' };
const inline = { ...facts, base64: 'YQ==' };

function convert(data: Readonly<Record<string, unknown>>) {
  const answer = { data, error: null, status: 200, cost: 1, balance: 1, duration_ms: 1, request_id: 'a' } as const;
  return CallToolResultSchema.parse(
    toToolResult({ answer, isReplay: false, rate: undefined }, (value) =>
      readAnswerFile(value, (file) => `http://localhost/v1/files/${file}`),
    ),
  );
}

describe('the result of a tool call', () => {
  it('has files as content of their own, and their description in the text', () => {
    expect(
      convert({ files: [{ $file: inline }, { $file: { ...inline, mime: 'image/png' } }, { $file: link }] }),
    ).toEqual(
      expect.objectContaining({
        content: [
          {
            type: 'text',
            text: JSON.stringify({ files: [facts, { ...facts, mime: 'image/png' }, link].map(($file) => ({ $file })) }),
          },
          { type: 'resource', resource: { uri: 'file:///a.txt', mimeType: 'text/plain', blob: 'YQ==' } },
          { type: 'image', mimeType: 'image/png', data: 'YQ==' },
          { type: 'resource_link', uri: link.url, name: 'a.txt', mimeType: 'text/plain', size: 1 },
        ],
      }),
    );
  });

  it.each([
    ['null', null],
    ['a text', 'invoice.pdf'],
    ['a list', [inline]],
    ['an empty object', {}],
    ['a link to another site', { ...link, url: `https://evil.example/v1/files/${id}` }],
    ['a link to a longer site', { ...link, url: `http://localhost.evil.example/v1/files/${id}?expires=1` }],
    ['a link to another file', { ...link, id: `file_${'2'.repeat(32)}` }],
    ['a link without an id', { ...facts, url: link.url }],
    ['a name that is no text', { ...inline, name: 1 }],
    ['a type that is no text', { ...inline, mime: null }],
    ['a size that is no number', { ...inline, size: '1' }],
    ['another size', { ...inline, size: 2 }],
    ['content that is not in base64', { ...inline, base64: '%%%%' }],
    ['neither content nor a link', facts],
    ['both content and a link', { ...link, base64: 'YQ==' }],
  ])('leaves a value of the caller under the key of a file: %s', (_, $file) => {
    const data = { rows: [{ $file }, { email: 'ada@example.com', $file }] };
    expect(convert(data)).toMatchObject({
      content: [{ type: 'text', text: JSON.stringify(data) }],
      structuredContent: data,
    });
  });

  it('leaves a row with more columns than a file', () => {
    const data = { rows: [{ email: 'ada@example.com', $file: inline }] };
    expect(convert(data).content).toEqual([{ type: 'text', text: JSON.stringify(data) }]);
  });
});
