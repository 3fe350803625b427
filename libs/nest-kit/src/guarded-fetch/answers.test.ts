import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { startSite } from './testing/start-site.ts';

const { fetch } = fetchOnLoopback();

it('gives status, headers, media type, final address and body', async () => {
  const { origin } = await startSite((_request, response) => {
    response.writeHead(404, { 'content-type': 'Text/HTML; charset=utf-8', link: ['</a>', '</b>'] });
    response.end('<p>déjà vu</p>');
  });
  const answer = await fetch(`${origin}/page?x=1#part`);
  expect(answer).toMatchObject({ status: 404, contentType: 'text/html', url: `${origin}/page?x=1` });
  expect(answer.headers['link']).toBe('</a>, </b>');
  expect(answer.bytes).toEqual(new TextEncoder().encode('<p>déjà vu</p>'));
  expect(answer.text()).toBe('<p>déjà vu</p>');
});

it.each([
  ['text/plain; charset=iso-8859-1', [0xe9], 'é'],
  ['text/plain; charset=unknown', [0xc3, 0xa9], 'é'],
  ['nonsense', [0xc3, 0xa9], 'é'],
])('reads text sent as %s', async (type, bytes, text) => {
  const { origin } = await startSite((_request, response) => {
    response.setHeader('content-type', type);
    response.end(Uint8Array.from(bytes));
  });
  expect((await fetch(origin)).text()).toBe(text);
});

it('sends method, headers and body, and says itself who it is', async () => {
  const seen = vi.fn();
  const { origin, port } = await startSite(async (request, response) => {
    const chunks = await request.toArray();
    seen(request.method, request.headers, Buffer.concat(chunks).toString());
    response.end();
  });
  const headers = {
    'Content-Type': 'application/json',
    'X-Signature': 's',
    Host: 'internal.example',
    'User-Agent': 'Mozilla',
    Cookie: 'a=b',
    'Transfer-Encoding': 'chunked',
    'Proxy-Authorization': 'Basic x',
    'Accept-Encoding': 'compress',
  };
  await fetch(origin, { method: 'POST', headers, body: '{}', accept: 'application/json' });
  expect(seen).toHaveBeenCalledWith(
    'POST',
    {
      accept: 'application/json',
      'accept-encoding': 'gzip, br, zstd',
      connection: 'close',
      'content-length': '2',
      'content-type': 'application/json',
      host: `127.0.0.1:${port}`,
      'user-agent': 'Declic/1.0',
      'x-signature': 's',
    },
    '{}',
  );
});

it('sends back no cookie that it was given', async () => {
  const cookies: unknown[] = [];
  const { origin } = await startSite((request, response) => {
    cookies.push(request.headers.cookie);
    response.writeHead(request.url === '/' ? 302 : 200, { 'set-cookie': 'session=1; Path=/', location: '/next' });
    response.end();
  });
  await fetch(origin);
  await fetch(origin);
  expect(cookies).toEqual([undefined, undefined, undefined, undefined]);
});

it('refuses a header that would begin another request', async () => {
  const { origin } = await startSite((_request, response) => response.end());
  const headers = { 'x-note': 'a\r\n\r\nGET /admin HTTP/1.1' };
  await expect(fetch(origin, { headers })).rejects.toMatchObject({ code: 'bad_header' });
});

it('uses no proxy of the environment', async () => {
  const asked = vi.fn();
  const proxy = await startSite((_request, response) => {
    asked();
    response.end('proxied');
  });
  for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY']) vi.stubEnv(name, proxy.origin);
  const { origin } = await startSite((_request, response) => response.end('direct'));
  expect((await fetch(origin)).text()).toBe('direct');
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});

it.each(['HEAD', 'GET'] as const)('reads an empty compressed answer to %s', async (method) => {
  const { origin } = await startSite((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(method === 'HEAD' ? gzipSync('x') : '');
  });
  expect((await fetch(origin, { method })).bytes).toHaveLength(0);
});

it('fetches an origin that the operator allowed, and no other on the same address', async () => {
  const allowed = await startSite((_request, response) => response.end('fixture'));
  const other = await startSite((_request, response) => response.end('internal'));
  const guarded = createGuardedFetch({ allowedOrigins: [allowed.origin] });
  expect((await guarded.fetch(`${allowed.origin}/page`)).text()).toBe('fixture');
  await expect(guarded.fetch(other.origin)).rejects.toMatchObject({ code: 'blocked_address' });
  await expect(createGuardedFetch().fetch(allowed.origin)).rejects.toMatchObject({ code: 'blocked_address' });
});

it('resolves the name of an allowed origin as the system does', async () => {
  const { port } = await startSite((_request, response) => response.end('fixture'));
  const origin = `http://localhost:${port}`;
  expect((await createGuardedFetch({ allowedOrigins: [origin] }).fetch(origin)).text()).toBe('fixture');
});

it('says that nothing listens', async () => {
  const { origin } = await startSite(() => undefined);
  const { port } = new URL(origin);
  const closed = fetch(`http://127.0.0.1:${Number(port) === 1 ? 2 : 1}/`);
  await expect(closed).rejects.toMatchObject({ code: 'unreachable', message: 'The address cannot be reached.' });
});
