import { describe, expect, it, vi } from 'vitest';
import { createFetchWithin, createGuardedFetch } from './guarded-fetch.ts';
import { PUBLIC_INTERNET } from './fetch-policy.ts';
import cases from './refused-urls.cases.json';

const { fetch } = createGuardedFetch();

describe.each(Object.entries(cases.addresses))('%s', (_, urls) => {
  it.each(urls)('refuses the address in %s', async (url) => {
    await expect(fetch(url)).rejects.toMatchObject({ code: 'blocked_address' });
  });
});

it.each(cases.names)('refuses the name in %s before any name server is asked', async (url) => {
  const resolve = vi.fn(() => Promise.resolve(['93.184.215.14']));
  const guarded = createFetchWithin({ ...PUBLIC_INTERNET, resolve }, {});
  await expect(guarded.fetch(url)).rejects.toMatchObject({ code: 'blocked_address' });
  expect(resolve).not.toHaveBeenCalled();
});

it.each(cases.malformed)('refuses %s as no web address', async (url) => {
  await expect(fetch(url)).rejects.toMatchObject({ code: 'bad_url' });
});

it('refuses an address of more than 8,000 characters', async () => {
  await expect(fetch(`http://example.com/${'x'.repeat(8_000)}`)).rejects.toMatchObject({ code: 'bad_url' });
});

it.each(['22', '25', '3306', '5303', '5432', '6379', '9200', '1', '65535'])('refuses the port %s', async (port) => {
  await expect(fetch(`http://93.184.215.14:${port}/`)).rejects.toMatchObject({ code: 'blocked_port' });
});

it('says of an internal address on another port only that it is internal', async () => {
  await expect(fetch('http://10.0.0.1:5432/')).rejects.toMatchObject({ code: 'blocked_address' });
});

it('names no address in its message', async () => {
  const guarded = createFetchWithin({ ...PUBLIC_INTERNET, resolve: () => Promise.resolve(['10.9.8.7']) }, {});
  const error: unknown = await guarded.fetch('http://intranet.example.com/').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'blocked_address', message: 'This address is not on the public internet.' });
  expect(error).not.toHaveProperty('cause', expect.anything());
});

it('refuses everything when egress is off', async () => {
  const { fetch: off, mayFetch } = createGuardedFetch({ egress: 'off', allowedOrigins: ['http://127.0.0.1:1'] });
  await expect(off('https://example.com/')).rejects.toMatchObject({ code: 'egress_disabled' });
  await expect(off('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'egress_disabled' });
  await expect(mayFetch('https://example.com/')).rejects.toMatchObject({ code: 'egress_disabled' });
});
