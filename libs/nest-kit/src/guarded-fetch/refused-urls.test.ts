import { expect, it, vi } from 'vitest';
import { createFetchWithin, createGuardedFetch } from './guarded-fetch.ts';
import { PUBLIC_INTERNET } from './fetch-policy.ts';

const { fetch } = createGuardedFetch();

it.each([
  // Loopback in each spelling that the WHATWG parser accepts.
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0177.1/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.0.0.1./',
  'http://127。0。0。1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://%31%32%37.0.0.1/',
  'http://127.255.255.254:8080/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://[::1]/',
  'https://[::1]:8443/',
  // IPv4 inside IPv6.
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[0:0:0:0:0:ffff:10.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  // Private, link-local, shared, reserved, multicast.
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[4000::1]/',
  // Metadata of clouds: AWS, GCP, Azure, Alibaba, Oracle.
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://168.63.129.16/metadata/',
  'http://100.100.100.200/latest/meta-data/',
  'http://192.0.0.192/opc/v1/',
])('refuses the address in %s', async (url) => {
  await expect(fetch(url)).rejects.toMatchObject({ code: 'blocked_address' });
});

it.each([
  'http://localhost/',
  'http://LOCALHOST./',
  'http://localhost../',
  'http://ⓛocalhost/',
  'http://app.localhost/',
  'http://postgres/',
  'http://metadata/',
  'http://metadata.google.internal./',
  'http://metadata。google。internal/',
  'http://printer.local/',
  'http://wiki.corp/',
  'http://nas.home.arpa/',
])('refuses the name in %s before any name server is asked', async (url) => {
  const resolve = vi.fn(() => Promise.resolve(['93.184.215.14']));
  const guarded = createFetchWithin({ ...PUBLIC_INTERNET, resolve }, {});
  await expect(guarded.fetch(url)).rejects.toMatchObject({ code: 'blocked_address' });
  expect(resolve).not.toHaveBeenCalled();
});

it.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com:80/_x',
  'data:text/plain,x',
  'javascript:1',
  'unix:/run/docker.sock',
  '//example.com/',
  'example.com',
  'http://',
  'http://exa mple.com/',
  'http://[::1%25lo]/',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://:secret@example.com/',
  'http://example.com@127.0.0.1/',
])('refuses %s as no web address', async (url) => {
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
