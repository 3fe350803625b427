import { expect, it, vi } from 'vitest';
import { resolveByDns } from './resolve-host.ts';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { startNameServer } from './testing/start-name-server.ts';
import { startSite } from './testing/start-site.ts';
import { createFetchWithin } from './guarded-fetch.ts';
import { PUBLIC_INTERNET } from './fetch-policy.ts';

it('connects to the address that it checked when the name has another one a moment later', async () => {
  const checked = await startSite((_request, response) => response.end('public'));
  await startSite((_request, response) => response.end('internal'), { host: '127.0.0.2', port: checked.port });
  const resolve = vi.fn().mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['127.0.0.2']);

  const answer = await fetchOnLoopback({ resolve }).fetch(`http://rebind.example.com:${checked.port}/`);

  expect(answer.text()).toBe('public');
  expect(resolve).toHaveBeenCalledTimes(1);
});

it('checks the name anew when a redirect leads to the same name', async () => {
  const { port } = await startSite((_request, response) => {
    response.writeHead(302, { location: '/secret' });
    response.end();
  });
  const resolve = vi.fn().mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['127.0.0.2']);
  const guarded = fetchOnLoopback({ resolve });
  await expect(guarded.fetch(`http://rebind.example.com:${port}/`)).rejects.toMatchObject({ code: 'blocked_address' });
});

it('sends the name, not the address, as Host', async () => {
  const { port } = await startSite((request, response) => response.end(request.headers.host));
  const answer = await fetchOnLoopback().fetch(`http://shop.example.com:${port}/`);
  expect(answer.text()).toBe(`shop.example.com:${port}`);
});

it.each([
  [['93.184.215.14', '10.0.0.1']],
  [['2606:2800:21f:cb07::1', '::1']],
  [['93.184.215.14', '::ffff:169.254.169.254']],
  [['93.184.215.14', 'not an address']],
])('refuses a name when one of its addresses is not public: %j', async (addresses) => {
  const guarded = createFetchWithin({ ...PUBLIC_INTERNET, resolve: () => Promise.resolve(addresses) }, {});
  await expect(guarded.fetch('http://mixed.example.com/')).rejects.toMatchObject({ code: 'blocked_address' });
});

it('tries the next address when nothing listens at the first', async () => {
  const { port } = await startSite((_request, response) => response.end('second'));
  const guarded = fetchOnLoopback({ resolve: () => Promise.resolve(['::1', '127.0.0.1']), isPublic: () => true });
  expect((await guarded.fetch(`http://two.example.com:${port}/`)).text()).toBe('second');
});

it('says that a name has no address', async () => {
  const guarded = fetchOnLoopback({ resolve: () => Promise.resolve([]) });
  await expect(guarded.fetch('http://none.example.com/')).rejects.toMatchObject({ code: 'unreachable' });
});

it('follows a CNAME to the address behind it', async () => {
  const resolver = await startNameServer([
    { name: 'cdn.example.com', type: 'CNAME', value: 'db.example.net' },
    { name: 'db.example.net', type: 'A', value: '10.0.0.5' },
  ]);
  const signal = new AbortController().signal;
  expect(await resolveByDns('cdn.example.com', signal, resolver)).toEqual(['10.0.0.5']);
  const resolve = (name: string) => resolveByDns(name, signal, resolver);
  const guarded = createFetchWithin({ ...PUBLIC_INTERNET, resolve }, {});
  await expect(guarded.fetch('http://cdn.example.com/')).rejects.toMatchObject({ code: 'blocked_address' });
});

it('gives up a question to a name server when the caller does', async () => {
  const cancel = vi.fn();
  const never = () => new Promise<never>(() => undefined);
  const controller = new AbortController();
  void resolveByDns('slow.example.com', controller.signal, { resolve4: never, resolve6: never, cancel });
  controller.abort();
  expect(cancel).toHaveBeenCalledOnce();
});
