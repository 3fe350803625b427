import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startEdgeForFile } from '../testing/start-edge';

const edge = await startEdgeForFile();

/** Everything that the edge writes before it hangs up. */
function exchange(bytes: string): Promise<string> {
  const socket = connect(edge.port, '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

it.each([
  ['bytes that are no HTTP', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'malformed_request'],
  [
    'headers that are too large',
    `GET /api/accounts/me HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${'a'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'headers_too_large',
  ],
])('%s are answered with a problem document', async (_, bytes, statusLine, code) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');

  expect(head.split('\r\n')[0]).toBe(statusLine);
  expect(head).toContain('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ code, request_id: expect.any(String) });
});

it('a media type that cannot be read has its own code', async () => {
  const response = await edge.send('/api/flow/x', { method: 'POST', headers: { 'content-type': ';;' }, body: 'x' });

  expect(response.status).toBe(415);
  expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
});
