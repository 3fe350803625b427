import { afterAll, expect, it } from 'vitest';
import { startUpstream } from '../testing/upstream';
import { readForPage } from './read-for-page';

const service = await startUpstream(({ url, headers }, response) => {
  if (url === '/api/workshops/busy') response.statusCode = 503;
  if (url === '/api/workshops/missing') response.statusCode = 404;
  if (url === '/api/workshops/elsewhere') response.writeHead(302, { location: '/api/workshops/sessions' });
  if (url === '/api/workshops/large') return void response.end('x'.repeat(600_000));
  if (url === '/api/workshops/silent') return undefined;
  return void response.end(JSON.stringify({ url, names: Object.keys(headers) }));
});
afterAll(() => service.stop());
const services = { workshops: service.url, releases: service.url } as Parameters<typeof readForPage>[0]; // the others are not asked
const read = readForPage(services);

it('reads without a name, and takes what is missing for an answer', async () => {
  const { status, body } = await read('/api/workshops/sessions?of=a%20b');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ url: '/api/workshops/sessions?of=a%20b' });
  expect(body).not.toMatch(/cookie|authorization/);
  expect(await read('/api/workshops/missing')).toMatchObject({ status: 404 });
});

it.each([
  '/api/releases/overview',
  '/api/workshops/../releases/overview',
  '/api/workshops//sessions',
  '/api/workshops/%2e%2e/a',
  '/api/other/a',
  '/dev/mailbox',
  '//127.0.0.1/a',
  'http://127.0.0.1/api/workshops/a',
  '/api/workshops/a#b',
])('refuses %s', async (path) => {
  await expect(read(path)).rejects.toThrow(`A page may not read ${path}.`);
});

it.each([
  ['busy', 'was answered with 503'],
  ['large', 'more than 524288 bytes'],
  ['elsewhere', 'fetch failed'],
  ['silent', 'due to timeout'],
])('has no answer of a service that is %s', async (path, reason) => {
  await expect(read(`/api/workshops/${path}`)).rejects.toThrow(reason);
});
