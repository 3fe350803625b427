import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedFetch } from '@declic/nest-kit/guarded-fetch';
import { afterAll, expect, it } from 'vitest';
import { UpstreamError } from '../engine/run-errors';
import { createWeb } from './web';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=iso-8859-1');
  if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /no');
  else response.end(Buffer.from([0xe9]));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port

const signal = new AbortController().signal;
const web = createWeb(createGuardedFetch({ allowedOrigins: [origin] }));

it('reads a page in the charset that it names', async () => {
  const page = await web.fetch(`${origin}/page`, { signal });
  expect(page).toMatchObject({ url: `${origin}/page`, status: 200, mime: 'text/html' });
  expect(page.text()).toBe('é');
});

it('asks robots.txt', async () => {
  expect([await web.isAllowed(`${origin}/yes`), await web.isAllowed(`${origin}/no`)]).toEqual([true, false]);
});

it('says in words what it refuses', async () => {
  const refused = createWeb(createGuardedFetch({}));
  await expect(refused.fetch('https://127.0.0.1', { signal })).rejects.toThrow(
    new UpstreamError('This address is not on the public internet.'),
  );
  await expect(web.fetch(`${origin}/page`, { signal, maxBytes: 0 })).rejects.toThrow(UpstreamError);
});
