import { describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/expect-problem';
import { startEdgeForFile } from '../testing/start-edge';

const edge = await startEdgeForFile();

const IMMUTABLE = 'public, max-age=31536000, immutable';

it.each([
  ['/shell/s1/assets/shell.js', 'application/javascript; charset=utf-8'],
  ['/remotes/mf-workshops/w1/remoteEntry.js', 'application/javascript; charset=utf-8'],
  ['/remotes/mf-workshops/w1/assets/list.css', 'text/css; charset=utf-8'],
])('serves %s for ever, with its type', async (path, type) => {
  const response = await edge.send(path);

  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': IMMUTABLE,
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  ['br, gzip', 'br', 'brotli bytes'],
  ['gzip', 'gzip', 'gzip bytes'],
  ['', undefined, "export const shell = 's1';"],
])('answers Accept-Encoding "%s" with what lies beside the file', async (accepted, encoding, content) => {
  const response = await edge.send('/shell/s1/assets/shell.js', { headers: { 'accept-encoding': accepted } });

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(response.headers['vary']).toBe('accept-encoding');
  expect(response.text).toBe(content);
});

it('serves the plain files of the shell at the root for an hour', async () => {
  const response = await edge.send('/favicon.svg', { headers: { 'sec-fetch-dest': 'image' } });

  expect(response.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
});

it('answers a HEAD without a body', async () => {
  const response = await edge.send('/shell/s1/assets/shell.js', { method: 'HEAD' });

  expect([response.status, response.text]).toEqual([200, '']);
});

describe.each([
  ['/remotes'],
  ['/remotes/'],
  ['/remotes/mf-workshops'],
  ['/remotes/mf-workshops/w1/'],
  ['/remotes/mf-workshops/w1/missing.js'],
  ['/remotes/mf-workshops/w9/remoteEntry.js'],
  ['/remotes/mf-workshops/w1/.secret'],
  ['/remotes/.release-draft/remoteEntry.js'],
  ['/remotes/shell/s1/index.html'],
  ['/remotes/shell/s1/assets/shell.js'],
  ['/shell'],
  ['/shell/s1/'],
  ['/shell/s1/index.html'],
  ['/shell/s1/assets/missing.js'],
  ['/shell/s9/assets/shell.js'],
  ['/assets/missing.js'],
  ['/assets'],
])('%s', (path) => {
  it('is an uncached 404, never HTML', async () => {
    const response = await edge.send(path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });

    expect(response.status).toBe(404);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
    });
  });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s of a file', async (method) => {
  const response = await edge.send('/remotes/mf-workshops/w1/remoteEntry.js', { method });

  expect(response.status).toBe(405);
  expect(response.headers['allow']).toBe('GET, HEAD, OPTIONS');
});

describe('a path that tries to leave its folder', () => {
  it.each([
    '/remotes/../../secret.txt',
    '/remotes/..%2f..%2fsecret.txt',
    '/remotes/%2e%2e/%2e%2e/secret.txt',
    '/remotes/..%5c..%5csecret.txt',
    '/remotes/..\\..\\secret.txt',
    '/remotes//../../secret.txt',
    '/remotes/mf-workshops/w1/..%2f..%2f..%2fsecret.txt',
    '/remotes/mf-workshops/w1/%252e%252e/%252e%252e/secret.txt',
    '/remotes/mf-workshops/w1/remoteEntry.js%00.css',
    '/shell/s1/assets/..%2findex.html',
    '/shell/../../secret.txt',
    '/shell/s1/..%2f..%2f..%2fsecret.txt',
    '/%72emotes/..%2f..%2fsecret.txt',
    '/shell/%E0%A4%A',
  ])('%s gets nothing', async (path) => {
    const response = await edge.send(path);

    expectProblem(response);
    expect(response.text).not.toContain('outside of everything');
  });
});
