import { expect, it } from 'vitest';
import { aComposition, aRemote } from '../testing/a-composition';
import { startEdgeForFile } from '../testing/start-edge';

const HOST = 'ateliers.example';
const edge = await startEdgeForFile({ workshopsHost: HOST, replayOrigins: ['https://player.example'] });
edge.composition.current = aComposition({
  remotes: [
    aRemote(),
    aRemote({ name: 'mf-flow', areas: [{ path: '/tools', layout: 'app', access: 'signed-in' }], preload: { '*': [] } }),
    aRemote({ name: 'mf-marketing', areas: [{ path: '/fr', layout: 'site', access: 'public' }], preload: { '*': [] } }),
  ],
});

const page = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const onSite = (path: string, headers = {}) =>
  edge.send(path, { headers: { host: `${HOST}:8000`, ...page, ...headers } });

it('has the list at the root, with the files of its route and no other remote', async () => {
  const { status, text } = await onSite('/');

  expect(status).toBe(200);
  expect(text).toContain('<html data-composition-id="0123456789abcdef" data-site="/workshops" lang="en">');
  expect(text).toContain('/remotes/mf-workshops/w1/assets/list.js');
  expect(text).not.toContain('mf-flow');
});

it('leads the address of the list to the root, and keeps its query', async () => {
  const { status, headers } = await onSite('/workshops?utm_source=lettre');
  expect([status, headers.location]).toEqual([308, '/?utm_source=lettre']);
});

it('has the pages of single workshops', async () => {
  expect((await onSite('/workshops/w1')).status).toBe(200);
});

it.each(['/fr/', '/tools/flow', '/docs', '/operate/releases', '/dev/mailbox', '/api', '/sitemap-pages.xml'])(
  'answers %s with the page that is not found',
  async (path) => {
    const { status, text } = await onSite(path);
    expect([status, text]).toEqual([404, expect.stringContaining('data-site="/workshops"')]);
  },
);

it.each(['/api/accounts/session', '/api/flow/strategies', '/v1/actions/x'])(
  'reaches no service at %s',
  async (path) => {
    const { status, headers } = await onSite(path, { accept: 'application/json' });
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('application/problem+json')]);
  },
);

it.each(['/api/workshops/sessions', '/remotes/mf-workshops/w1/remoteEntry.js', '/favicon.svg'])(
  'reaches %s',
  async (path) => expect((await onSite(path, { 'sec-fetch-dest': 'empty' })).status).toBe(200),
);

it('changes nothing on another host, nor for another name that ends alike', async () => {
  expect((await edge.send('/fr/', { headers: page })).status).toBe(200);
  const { status, text } = await edge.send('/tools', { headers: { ...page, host: `x${HOST}` } });
  expect(status).toBe(200);
  expect(text).not.toContain('data-site');
});

it('lets pages show videos of the named origins', async () => {
  const policy = (await onSite('/')).headers['content-security-policy'];
  expect(policy).toContain(
    "media-src 'self' blob: https://player.example; frame-src 'self' blob: https://player.example;",
  );
});
