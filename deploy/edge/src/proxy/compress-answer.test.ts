import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { startEdgeForFile } from '../testing/start-edge';
import { startUpstream } from '../testing/upstream';

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, number) => ({ number, name: 'an action' })));

/** Answers with the headers that the query names. */
const actions = await startUpstream((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const body = searchParams.get('short') === null ? LONG : '{}';
  response.setHeader('cache-control', searchParams.get('cache') ?? 'public, max-age=300');
  response.setHeader('etag', 'W/"one"');
  if (request.headers['if-none-match'] === 'W/"one"') {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('content-type', searchParams.get('type') ?? 'application/json; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
});
afterAll(() => actions.stop());
const { url } = actions;
const edge = await startEdgeForFile({
  services: { releases: url, marketing: url, accounts: url, actions: url, workshops: url, flow: url },
});

const get = (query: string, encoding: string) =>
  edge.send(`/v1/actions?${query}`, { headers: { 'accept-encoding': encoding } });

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses public answers: %s', async (accepted, encoding, decompress) => {
  const answer = await get('', accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, etag: 'W/"one"' });
  expect(answer.headers['vary']).toContain('accept-encoding');
  expect(answer.headers['content-length']).toBeUndefined();
  expect(answer.bytes.length).toBeLessThan(LONG.length / 5);
  expect(decompress(answer.bytes).toString()).toBe(LONG);
});

it.each([
  { what: 'answers to one user', query: 'cache=no-store', accepted: 'br' },
  { what: 'short answers', query: 'short=1', accepted: 'br' },
  { what: 'pictures', query: 'type=image/png', accepted: 'br' },
  { what: 'answers for clients that accept none', query: '', accepted: 'identity' },
])('leaves $what as they are', async ({ query, accepted }) => {
  const answer = await get(query, accepted);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
});

it.each([
  ['of public answers', '', 'accept-encoding'],
  ['to one user', 'cache=no-store', undefined],
])('names in an answer 304 %s what the answer 200 would vary with', async (_, query, expected) => {
  const headers = { 'accept-encoding': 'br', 'if-none-match': 'W/"one"' };
  const answer = await edge.send(`/v1/actions?${query}`, { headers });
  expect(answer.status).toBe(304);
  expect(answer.headers['vary']).toBe(expected);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.bytes).toHaveLength(0);
});
