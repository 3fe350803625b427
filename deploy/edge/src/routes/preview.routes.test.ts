import { expect, it } from 'vitest';
import type { Composition } from '../composition/composition';
import { aComposition, toCandidates } from '../testing/a-composition';
import { startEdgeForFile, type TestEdge } from '../testing/start-edge';
import { startUpstream } from '../testing/upstream';

const TOKEN = 'header.claims.signature';
const notice = {
  overrides: [{ name: 'mf-workshops', version: '</script>' }],
  replayed: null,
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
};
const usual = aComposition();
const previewed: Composition = { ...usual, id: 'ffffffffffffffff' };

let preview: { status: number; body: unknown };
const reset = () => (preview = { status: 200, body: { notice, opens_at: '/workshops', composition: previewed } });
reset();
const registry = await startUpstream((request, response) => {
  const isPreview = request.url?.startsWith('/api/releases/previews?token=');
  response.statusCode = isPreview ? preview.status : 200;
  response.end(JSON.stringify(isPreview ? preview.body : toCandidates(usual)));
});
const url = registry.url;
const services = { releases: url, marketing: url, accounts: url, actions: url, workshops: url, flow: url };
const edge = await startEdgeForFile({ services });
const cookie = { cookie: `other=1; declic_preview=${TOKEN}` };
const idOf = async (headers: Record<string, string>, on: TestEdge = edge) =>
  /data-composition-id="(\w+)"/.exec((await on.send('/workshops', { headers })).text)?.[1];

it('gives the browser that opens the link a cookie, and leads to the page', async () => {
  const { status, headers } = await edge.send(`/preview?token=${TOKEN}`);
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/workshops', 'no-store']);
  expect(headers['set-cookie']?.[0]).toMatch(
    /^declic_preview=header\.claims\.signature; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
  );
});

it('shows the composition of the link to this browser only, and says so in the page', async () => {
  expect(await idOf(cookie)).toBe(previewed.id);
  expect(await idOf({})).toBe(usual.id);
  expect(await idOf({ cookie: 'declic_preview=no token' })).toBe(usual.id);

  const { text, headers } = await edge.send('/workshops', { headers: cookie });
  expect(headers['cache-control']).toBe('no-store');
  const inlined = /id="preview">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(inlined)).toEqual(notice);
  expect((await edge.send('/workshops')).text).not.toContain('id="preview"');
});

it('answers the shell of this browser with the same composition', async () => {
  expect((await edge.send('/preview/composition', { headers: cookie })).json()).toMatchObject({ id: previewed.id });
  expect((await edge.send('/preview/composition')).status).toBe(404);
});

it.each([
  ['/workshops?page=2', '/workshops?page=2'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
])('ends with a reset, which leads to %s as %s', async (to, location) => {
  const { status, headers } = await edge.send(`/preview/reset?to=${encodeURIComponent(to)}`);
  expect([status, headers.location]).toEqual([303, location]);
  expect(headers['set-cookie']?.[0]).toMatch(/^declic_preview=; Path=\/; Max-Age=0;/);
});

it('refuses a link that the registry refuses, in words', async () => {
  preview = { status: 404, body: { code: 'preview_not_found' } };
  const { status, text } = await edge.send('/preview?token=another.bad.token');
  expect([status, text]).toEqual([410, expect.stringContaining('not valid, or has expired')]);
  expect(await idOf({ cookie: 'declic_preview=another.bad.token' })).toBe(usual.id);
  expect((await edge.send('/preview?token=%3Cscript%3E')).status).toBe(410);
  reset();
});

it.each(['', '?mf-workshops=http://localhost:5173', '?token=a.b.c&token=d.e.f'])(
  'takes nothing but the token of a link: /preview%s',
  async (query) => {
    const { status, headers } = await edge.send(`/preview${query}`, { headers: { host: 'localhost' } });
    expect([status, headers['set-cookie'], headers.location]).toEqual([400, undefined, undefined]);
  },
);

it('says so when the registry is away, and shows the usual page', async () => {
  preview = { status: 503, body: {} };
  expect((await edge.send('/preview?token=while.registry.away')).status).toBe(503);
  expect(await idOf({ cookie: 'declic_preview=while.registry.away' })).toBe(usual.id);
  reset();
});
