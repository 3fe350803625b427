import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { startSite } from './testing/start-site.ts';

const { fetch } = fetchOnLoopback();

const redirectingTo = (location: string, status = 302) =>
  startSite((_request, response) => {
    response.writeHead(status, { location });
    response.end();
  });

it('follows three redirects and says where it arrived', async () => {
  const { origin } = await startSite((request, response) => {
    const step = Number(request.url?.slice(1));
    if (step === 3) return response.end('arrived');
    response.writeHead(301, { location: `${step + 1}` });
    response.end();
  });
  expect(await fetch(`${origin}/0`)).toMatchObject({ status: 200, url: `${origin}/3` });
});

it('refuses the fourth redirect', async () => {
  const asked = vi.fn();
  const { origin } = await startSite((_request, response) => {
    asked();
    response.writeHead(302, { location: '/again' });
    response.end();
  });
  await expect(fetch(origin)).rejects.toMatchObject({ code: 'too_many_redirects' });
  expect(asked).toHaveBeenCalledTimes(4);
});

it.each([
  ['blocked_address', 'http://127.0.0.2/'],
  ['blocked_address', '//127.0.0.2/'],
  ['blocked_address', 'http://2130706434/'],
  ['blocked_address', 'http://[::ffff:127.0.0.2]/'],
  ['blocked_address', 'http://169.254.169.254/latest/meta-data/'],
  ['blocked_address', 'http://localhost/'],
  ['bad_url', 'http://user:secret@127.0.0.1/'],
  ['bad_url', 'file:///etc/passwd'],
  ['bad_url', 'data:text/plain,x'],
  ['bad_url', 'http://'],
])('refuses with %s a redirect to %s', async (code, location) => {
  const { origin } = await redirectingTo(location);
  await expect(fetch(origin)).rejects.toMatchObject({ code });
});

it('refuses a redirect to a blocked port', async () => {
  const other = await startSite((_request, response) => response.end('internal'));
  const { origin, port } = await redirectingTo(other.origin);
  const guarded = fetchOnLoopback({ isOpenPort: (open) => open === String(port) });
  await expect(guarded.fetch(origin)).rejects.toMatchObject({ code: 'blocked_port' });
});

/** Redirects between two origins (two names of one address), and gives what the second one was asked. */
async function crossOrigin(status: number, init: Parameters<typeof fetch>[1], samePlace = false) {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const { port } = await startSite(async (request, response) => {
    if (request.url === '/start') {
      const to = samePlace ? '/end' : `http://b.example.com:${port}/end`;
      response.writeHead(status, { location: to });
      return response.end();
    }
    requests.push({ request, body: Buffer.concat(await request.toArray()).toString() });
    response.end();
  });
  await fetch(`http://a.example.com:${port}/start`, init);
  const [last] = requests;
  return { method: last?.request.method, headers: last?.request.headers, body: last?.body };
}

const SECRETS = { authorization: 'Bearer x', 'x-api-key': 'k', 'accept-language': 'fr' };

it('tells another origin no credentials', async () => {
  const { headers } = await crossOrigin(302, { headers: SECRETS });
  expect(headers).toMatchObject({ 'accept-language': 'fr', 'user-agent': 'Declic/1.0' });
  expect(headers).not.toHaveProperty('authorization');
  expect(headers).not.toHaveProperty('x-api-key');
});

it('keeps credentials on the same origin', async () => {
  expect((await crossOrigin(302, { headers: SECRETS }, true)).headers).toMatchObject(SECRETS);
});

const JSON_BODY = { body: '{}', headers: { 'content-type': 'application/json' } };

it.each([
  [301, 'POST'],
  [302, 'POST'],
  [303, 'PUT'],
] as const)('makes of %i after %s a GET without a body', async (status, method) => {
  const sent = await crossOrigin(status, { method, ...JSON_BODY }, true);
  expect([sent.method, sent.body]).toEqual(['GET', '']);
  expect(sent.headers?.['content-type']).toBeUndefined();
});

it.each([307, 308] as const)('repeats the method and the body after %i', async (status) => {
  const sent = await crossOrigin(status, { method: 'POST', ...JSON_BODY }, true);
  expect([sent.method, sent.body]).toEqual(['POST', '{}']);
  expect(sent.headers?.['content-type']).toBe('application/json');
});

it('gives the redirecting answer itself when asked to', async () => {
  const { origin } = await redirectingTo('http://127.0.0.2/', 308);
  expect(await fetch(origin, { redirect: 'manual' })).toMatchObject({
    status: 308,
    url: `${origin}/`,
    headers: { location: 'http://127.0.0.2/' },
  });
});

it('takes a redirect without a place for the answer', async () => {
  const { origin } = await startSite((_request, response) => {
    response.writeHead(302);
    response.end('nowhere');
  });
  expect((await fetch(origin)).text()).toBe('nowhere');
});

it('does not read the body of a redirect, and closes its connection', async () => {
  const closed = Promise.withResolvers<boolean>();
  const { origin } = await startSite((request, response) => {
    if (request.url === '/end') return response.end('arrived');
    response.writeHead(302, { location: '/end' });
    const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
    response.on('close', () => {
      clearInterval(timer);
      closed.resolve(true);
    });
  });
  expect((await fetch(origin, { maxBytes: 1024 })).text()).toBe('arrived');
  expect(await closed.promise).toBe(true);
});
