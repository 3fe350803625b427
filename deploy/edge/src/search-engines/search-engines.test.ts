import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aComposition, aRemote } from '../testing/a-composition';
import { startEdge, startEdgeForFile } from '../testing/start-edge';
import { writeFiles } from '../testing/store-shell';

const HOST = 'ateliers.example';
const edge = await startEdgeForFile({ workshopsHost: HOST });
edge.composition.current = aComposition({
  remotes: [aRemote(), aRemote({ name: 'mf-marketing', version: 'm1' }), aRemote({ name: 'mf-broken', version: 'b1' })],
});
const alternates = { fr: '/fr/', en: '/en/', 'x-default': '/en/' };
writeFiles(edge.folder, {
  'releases/mf-marketing/m1/sitemap.json': JSON.stringify({
    changedOn: '2027-03-01',
    pages: [{ path: '/fr/', alternates }, { path: '/en/', alternates }, { path: '/partners?a=1&b=2' }],
  }),
  'releases/mf-marketing/m1/share/fr.png': 'a picture',
  'releases/mf-marketing/m1/entry.js': 'code',
  'releases/mf-broken/b1/sitemap.json': '{"pages":[{"path":"//elsewhere.example/"}]}',
});

const read = (path: string, host = 'declic.example') => edge.send(path, { headers: { host } });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('tells robots where the sitemap of the host is, and keeps no page of the product from them', async () => {
  const { text, headers } = await read('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Sitemap: http://declic.example/sitemap.xml');
  expect(text).not.toMatch(/^Disallow: \/(?:api\/|docs)?$/m);
});

it('lists the sitemaps of pages, of the documentation and of workshops', async () => {
  const { text, headers } = await read('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(text).toSorted()).toEqual([
    'http://declic.example/docs/sitemap.xml',
    'http://declic.example/sitemap-pages.xml',
    'http://declic.example/sitemap-workshops.xml',
  ]);
});

it('lists on the host of the microsite what is there', async () => {
  expect((await read('/robots.txt', HOST)).text).toContain(`Sitemap: http://${HOST}/sitemap.xml`);
  expect(locations((await read('/sitemap.xml', HOST)).text)).toEqual([`http://${HOST}/sitemap-workshops.xml`]);
});

it('lists the pages that releases name, in their languages and with the day of their change', async () => {
  const { text } = await read('/sitemap-pages.xml');
  expect(locations(text)).toEqual([
    'http://declic.example/fr/',
    'http://declic.example/en/',
    'http://declic.example/partners?a=1&amp;b=2',
  ]);
  expect(text.match(/<lastmod>2027-03-01<\/lastmod>/g)).toHaveLength(3);
  expect(text).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="http://declic.example/en/"/>');
});

it('answers with the picture of the version that visitors get, and with nothing else of it', async () => {
  const picture = await read('/remotes/mf-marketing/current/share/fr.png');
  expect([picture.status, picture.text]).toEqual([200, 'a picture']);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' });
  for (const path of ['mf-marketing/current/entry.js', 'mf-marketing/current/none.png', 'mf-none/current/share/fr.png'])
    expect((await read(`/remotes/${path}`)).status, path).toBe(404);
});

it('does not say that there are no pages while it knows of no composition', async () => {
  const unknown = await startEdge();
  unknown.composition.current = null;
  const { status, headers } = await unknown.send('/sitemap-pages.xml');
  await unknown.stop();
  expect(status).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
});

it('reads a release once, and answers from memory after that', async () => {
  const { text } = await read('/sitemap-pages.xml');
  rmSync(join(edge.folder, 'releases/mf-marketing/m1/sitemap.json'));
  expect((await read('/sitemap-pages.xml')).text).toBe(text);
});

it('has no list where no release names a page', async () => {
  const bare = await startEdge();
  const { status } = await bare.send('/sitemap-pages.xml');
  await bare.stop();
  expect(status).toBe(404);
});
