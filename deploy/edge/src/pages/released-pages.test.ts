import { createVisitorId } from '@declic/nest-kit/composition';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { aComposition, aRemote, aShell, toCandidates } from '../testing/a-composition';
import { startEdgeForFile } from '../testing/start-edge';
import { aPage, storePage } from '../testing/store-page';
import { storeShell } from '../testing/store-shell';

const releasesDir = mkdtempSync(join(tmpdir(), 'pages-'));
storeShell(releasesDir, 's1');
const lines: string[] = [];
const edge = await startEdgeForFile({ releasesDir, logTo: { write: (line) => void lines.push(line) } });

const w1 = storePage(releasesDir, 'w1');
const w2 = storePage(releasesDir, 'w2', aPage({ html: '<h1>Version two</h1>' }));

const areas = [{ path: '/workshops', layout: 'site', access: 'public' } as const];
let count = 0;
async function choose(remote: Partial<ReturnType<typeof aRemote>>, canary?: typeof remote): Promise<void> {
  const id = String((count += 1)).padStart(16, '0');
  const answer = toCandidates(aComposition({ id, remotes: [aRemote({ areas, ...remote })] }));
  const trial = canary && { canary: { percent: 50, release: aRemote({ areas, ...canary }) } };
  const remotes = answer.remotes.map((stable) => ({ ...stable, ...trial }));
  const asked = edge.registry.asked;
  edge.registry.answer = (_request, response) => void response.end(JSON.stringify({ ...answer, remotes }));
  // The answer to the question before last has been read by then.
  await expect.poll(() => edge.registry.asked).toBeGreaterThan(asked + 1);
}

const open = async (path = '/workshops', headers = {}) => {
  const page = await edge.send(path, { headers: { accept: 'text/html', ...headers } });
  return { ...page, root: /<div id="root".*?(?=<script type="importmap"|<\/body>)/s.exec(page.text)?.[0] };
};
const EMPTY = '<div id="root"></div><noscript>Turn scripts on.</noscript>';

beforeEach(() => choose(w1));

it('puts the page of the release into the document: itself, its rules and its head', async () => {
  const { text, root, headers, status } = await open('/workshops');
  expect(status).toBe(200);
  expect(root).toBe('<div id="root" data-prerendered="mf-workshops@w1"><main><h1>Ateliers</h1></main></div>');
  expect(text).toContain('<title>Ateliers</title><meta name="description" content="Deux heures &quot;en direct&quot;"');
  expect(text).toContain(`<link rel="canonical" href="http://127.0.0.1:${edge.port}/workshops"`);
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text.match(/<html[^>]*>/)?.[0]).toMatch(/ lang="fr">$/);

  const [, nonce, css] = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(text) ?? [];
  expect(css).toBe(aPage().styles);
  expect(headers['content-security-policy']).toMatch(
    new RegExp(`style-src [^;]*'nonce-${nonce?.replace(/[+/]/g, '\\$&')}'`),
  );
});

it('writes what is needed to paint before all code, and the import map before the modules', async () => {
  const { text } = await open('/workshops');
  const places = [
    '<style data-global-style',
    '<script>early()',
    '.a{color:red}',
    '<h1>Ateliers',
    '<script type="importmap"',
    'id="composition"',
    '<template id="page-code"><link rel="modulepreload"',
    '<script type="module"',
    '</template><script data-after-page data-code-loader>late()',
  ].map((part) => text.split(part, 1)[0]?.length);
  expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
  expect(new Set(places).size).toBe(places.length);
  expect(text.match(/late\(\)|type="module"|type="importmap"/g)).toHaveLength(3);

  const { text: empty } = await open('/nowhere');
  expect(empty.indexOf('type="module"')).toBeLessThan(empty.indexOf('<div id="root"'));
});

it('lets the browser paint once its heading is there, where the page says what that is', async () => {
  expect((await open()).text).not.toContain('rel="expect"');
  const head = { title: 'Ateliers', paintedWith: 'a"b' };
  await choose(storePage(releasesDir, 'w8', aPage({ head })));
  const { text } = await open();
  expect(text.indexOf('<link rel="expect" blocking="render" href="#a&quot;b">')).toBeGreaterThan(0);
  expect(text.indexOf('rel="expect"')).toBeLessThan(text.indexOf('</head>'));
});

it('has the theme that the visitor chose, and no other, before any script', async () => {
  const htmlTag = async (cookie: string) => /<html[^>]*>/.exec((await open('/workshops', { cookie })).text)?.[0];
  expect(await htmlTag('a=b; declic-theme=dark')).toContain(' data-theme="dark"');
  expect(await htmlTag('declic-theme=light; a=b')).toContain(' data-theme="light"');
  for (const cookie of [
    'declic-theme=purple',
    'declic-theme="><script>',
    'xdeclic-theme=dark',
    'declic-theme=darker',
    '',
  ])
    expect(await htmlTag(cookie), cookie).not.toContain('data-theme');
});

it('leads on from other letters and from a slash that the page has not', async () => {
  const moves = [
    ['/workshops/?a=1', '/workshops?a=1'],
    ['/Workshops', '/workshops'],
    ['/WORKSHOPS/%C3%89t%C3%A9%3F?a=1', '/workshops/%C3%89t%C3%A9%3F?a=1'],
  ] as const;
  for (const [path, address] of moves) {
    const { status, headers } = await open(path);
    expect([status, headers['location'], headers['cache-control']], path).toEqual([301, address, 'no-cache']);
    expect((await open(address)).status).toBe(200);
  }
  for (const path of ['/Nowhere', '//Workshops', '/Workshops/7/more', '/workshops/..%2fWorkshops'])
    expect((await open(path)).status, path).toBe(404);
});

it('leads to the slash that a page wants, and nowhere by the address of another page', async () => {
  const head = (canonical: string) => aPage({ head: { title: 'Ateliers', canonical } });
  await choose(storePage(releasesDir, 'w6', head('/workshops/')));
  expect((await open()).headers['location']).toBe('/workshops/');
  expect((await open('/workshops/')).status).toBe(200);
  await choose(storePage(releasesDir, 'w7', head('/elsewhere')));
  expect((await open()).status).toBe(200);
});

it('says what the HTML was rendered with', async () => {
  await choose(storePage(releasesDir, 'w5', aPage({ kit: 'k1' })));
  expect((await open()).root).toContain('<div id="root" data-prerendered="mf-workshops@w5" data-kit="k1">');
});

it('tells the page nothing of these files', async () => {
  expect(/id="composition">(.*?)<\/script>/s.exec((await open()).text)?.[1]).not.toContain('pages/');
});

it('leaves a path alone that the release has no page for', async () => {
  const { root, text } = await open('/workshops/7');
  expect(root).toBe(EMPTY);
  expect(text).toContain('<html data-composition-id');
  expect(text).toContain('lang="en"');
});

it('shows the HTML of the version that is chosen, also after going back', async () => {
  await choose(w2);
  expect((await open()).root).toContain('Version two');
  await choose(w1);
  expect((await open()).root).toContain('Ateliers');
});

it('shows visitors of a canary its HTML, and all others theirs', async () => {
  await choose(w1, w2);
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => open('/workshops', { cookie: `declic_visitor=${createVisitorId()}` })),
  );
  for (const { text, root } of pages) {
    const version = /"version":"(w\d)"/.exec(text)?.[1];
    expect(root).toContain(`mf-workshops@${version}`);
    expect(root).toContain(version === 'w2' ? 'Version two' : 'Ateliers');
  }
  expect(new Set(pages.map(({ root }) => root)).size).toBe(2);
});

it.each([
  ['is not there', (file: string) => rmSync(file)],
  ['was changed', (file: string) => writeFileSync(file, JSON.stringify(aPage({ html: 'changed' })))],
])('goes on without a file that %s, and says so', async (_, damage) => {
  const version = `w3-${(count += 1)}`;
  const released = storePage(releasesDir, version);
  damage(join(releasesDir, 'mf-workshops', version, 'pages/workshops.json'));
  await choose(released);
  expect(await open()).toMatchObject({ status: 200, root: EMPTY });
  expect(lines.filter((line) => line.includes(version)).join()).toContain('the HTML of a page cannot be used');
});

it.each([
  ['a script', aPage({ html: '<p>a</p><script>alert(1)</script>' })],
  ['a handler', aPage({ html: '<img alt="" onerror="alert(1)">' })],
  ['a style attribute', aPage({ html: '<p style="color:red">a</p>' })],
  ['rules that end their element', aPage({ styles: '</style><script>' })],
  ['no page', { html: 1 }],
  ['a head that cannot be written', aPage({ head: { title: 'X', alternates: null } as never })],
  ['more than is reasonable', aPage({ html: `<p>${'x'.repeat(300_000)}</p>` })],
])('never writes %s into a document, whatever the hash says', async (_, page) => {
  await choose(storePage(releasesDir, `w4-${(count += 1)}`, page));
  expect(await open()).toMatchObject({ status: 200, root: EMPTY });
});

it('takes the address of a file of the release only', async () => {
  await choose({ pages: { '/workshops': { file: '../../secret.txt', integrity: 'sha384-x' } } });
  expect(await open()).toMatchObject({ status: 200, root: EMPTY });
});

it.each([
  ['layout app', { layout: 'app', access: 'public' }],
  ['signed-in visitors', { layout: 'site', access: 'signed-in' }],
] as const)('shows no HTML in an area with %s, which a release should not have', async (_, area) => {
  await choose({ ...w1, areas: [{ path: '/workshops', ...area }] });
  expect(await open()).toMatchObject({ status: 200, root: EMPTY });
});

it('shows no HTML of a version that this shell will not run', async () => {
  await choose({ ...w1, needs: { react: '19.3.1', exports: { '@declic/design-system': ['Later'] } } });
  expect(await open()).toMatchObject({ status: 200, root: EMPTY });
});

it('writes no HTML into the document of a shell from before there was any', async () => {
  storeShell(releasesDir, 's0', undefined, '');
  const remotes = [aRemote({ areas, ...w1 })];
  const answer = toCandidates(aComposition({ id: 'f'.repeat(16), shell: aShell('s0'), remotes }));
  edge.registry.answer = (_request, response) => void response.end(JSON.stringify(answer));
  await expect.poll(async () => (await open()).text).toContain('data-shell="s0"');
  expect((await open()).root).toBe(EMPTY);
});
