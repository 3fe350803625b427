import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aComposition, aShell } from '../testing/a-composition';
import { startEdge, type StartEdgeOptions, type TestEdge, type TestResponse } from '../testing/start-edge';
import { storeShell } from '../testing/store-shell';

let releasesDir: string;
let edges: TestEdge[];

beforeEach(() => {
  edges = [];
  releasesDir = mkdtempSync(join(tmpdir(), 'store-'));
  storeShell(releasesDir, 's1');
});
afterEach(async () => {
  await Promise.all(edges.map((edge) => edge.stop()));
});

/** An edge on the store of this test. */
async function anEdge(options?: StartEdgeOptions): Promise<TestEdge> {
  const edge = await startEdge({ releasesDir, ...options });
  edges.push(edge);
  return edge;
}

/** The registry names another shell from now on; none without a version. */
function name(edge: TestEdge, version: string | undefined): void {
  const { shell: _, ...rest } = aComposition({ id: `00000000000000${version ?? '00'}`.replace('s', 'a') });
  edge.composition.current = { ...rest, ...(version !== undefined && { shell: aShell(version) }) };
}

/** The same, and waits until the pages of the edge are of it. */
async function choose(edge: TestEdge, version: string | undefined): Promise<void> {
  name(edge, version);
  const { id } = edge.composition.current ?? {};
  await expect.poll(async () => (await edge.send('/workshops')).text).toContain(`data-composition-id="${id}"`);
}

/** What a page is made of: its HTML, its script, and what the inlined composition says of its shell. */
async function openPage(edge: TestEdge, path = '/workshops') {
  const page = await edge.send(path);
  const [, script = 'no script'] = /<script type="module" src="([^"]+)"/.exec(page.text) ?? [];
  const [, icon = 'no icon'] = /<link rel="icon" href="([^"]+)"/.exec(page.text) ?? [];
  return { status: page.status, shell: readShell(page), script, icon };
}

function readShell({ text }: TestResponse): string | undefined {
  return /"shell":\{[^}]*"version":"([^"]+)"/.exec(text)?.[1];
}

const s1 = { status: 200, shell: 's1', script: '/shell/s1/assets/shell.js', icon: '/shell/s1/favicon.svg' };
const s2 = { status: 200, shell: 's2', script: '/shell/s2/assets/shell.js', icon: '/shell/s2/favicon.svg' };

it('renders the shell that the composition names, at any depth of the path, with the hashes of its code', async () => {
  const edge = await anEdge();

  expect(await openPage(edge)).toEqual(s1);
  expect(await openPage(edge, '/workshops/7')).toEqual(s1);
  const script = await edge.send(s1.script);
  expect(script.text).toBe("export const shell = 's1';");
  const hash = createHash('sha384').update(script.bytes).digest('base64');
  expect((await edge.send('/workshops')).text).toContain(`"${s1.script}":"sha384-${hash}"`);
});

it('shows a release of the shell, and a rollback, on the next page load; open pages keep their files', async () => {
  const edge = await anEdge();
  const open = await openPage(edge);
  storeShell(releasesDir, 's2');

  await choose(edge, 's2');
  expect(await openPage(edge)).toEqual(s2);
  expect((await edge.send(open.script)).text).toBe("export const shell = 's1';");
  expect((await edge.send('/favicon.svg')).text).toContain('id="s2"');

  await choose(edge, 's1');
  expect(await openPage(edge)).toEqual(s1);
  expect((await edge.send(s2.script)).text).toBe("export const shell = 's2';");
  expect((await edge.send('/favicon.svg')).text).toContain('id="s1"');
});

it('two edges behind one address serve the files of either page, while one of them knows of the release later', async () => {
  const [early, late] = [await anEdge(), await anEdge()];
  storeShell(releasesDir, 's2');
  await choose(early, 's2');

  const pages = [await openPage(early), await openPage(late)];
  expect(pages).toEqual([s2, s1]);
  for (const { shell, script, icon } of pages) {
    for (const edge of [early, late]) {
      expect((await edge.send(script)).text).toBe(`export const shell = '${shell}';`);
      expect((await edge.send(icon)).text).toContain(`id="${shell}"`);
    }
  }
});

it('leaves out of the page those needs that its own version of the shell has', async () => {
  storeShell(releasesDir, 's2', { react: '19.3.1', exports: {} });
  const edge = await anEdge();
  expect((await edge.send('/workshops')).text).toContain('"needs":{"react":"19.3.1","exports":{}}');

  await choose(edge, 's2');
  const lacking = '"needs":{"react":"19.3.1","exports":{"@declic/design-system":["Button"]}}';
  expect((await edge.send('/workshops')).text).toContain(lacking);
});

it.each([
  ['is not in the store', () => undefined],
  [
    'has another page than was released',
    () => writeFileSync(join(releasesDir, 'shell/s2/index.html'), '<html><head></head></html>'),
  ],
  ['has half a description', () => writeFileSync(join(releasesDir, 'shell/s2/release.json'), '{"version":"s2",')],
])('keeps the last shell while the one that is named %s, and says so in the log', async (what, damage) => {
  const lines: string[] = [];
  const edge = await anEdge({ logTo: { write: (line) => lines.push(line) } });
  await openPage(edge);
  if (what !== 'is not in the store') storeShell(releasesDir, 's2');
  damage();

  await choose(edge, 's2');
  expect(await openPage(edge)).toEqual(s1);
  expect(await openPage(edge)).toEqual(s1);
  const complaints = lines.filter((line) => line.includes('the shell cannot be read'));
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('"shell":"s2","instead":"s1"');

  storeShell(releasesDir, 's2');
  await expect.poll(() => openPage(edge), { timeout: 5_000 }).toEqual(s2);
});

it('keeps the last shell while the store describes other code of the one that is named than was registered', async () => {
  const edge = await anEdge();
  await openPage(edge);
  storeShell(releasesDir, 's2');
  const shell = { ...aShell('s2'), integrity: { 'assets/shell.js': `sha384-${'A'.repeat(64)}` } };
  edge.composition.current = aComposition({ id: '00000000000000a2', shell });
  await expect
    .poll(async () => (await edge.send('/workshops')).text)
    .toContain('data-composition-id="00000000000000a2"');

  expect(await openPage(edge)).toEqual(s1);
});

it('keeps the last shell when none is named', async () => {
  const edge = await anEdge();
  await openPage(edge);
  await choose(edge, undefined);

  expect(await openPage(edge)).toEqual(s1);
});

it.each(['../s1', 's1/../s1', '.', '', '%2e%2e'])('reads no shell %j', async (version) => {
  const edge = await anEdge();
  name(edge, version);

  expect((await edge.send('/workshops')).status).toBe(503);
});

it('remembers the last shell across a restart', async () => {
  const first = await anEdge();
  await openPage(first);
  await choose(first, 's9');
  const restarted = await anEdge({ compositionFile: join(first.folder, 'composition.json') });
  name(restarted, 's9');

  expect(await openPage(restarted)).toEqual(s1);
});

it('says in plain words that nothing can be shown when there never was a shell', async () => {
  rmSync(join(releasesDir, 'shell'), { recursive: true });
  const response = await (await anEdge()).send('/workshops');

  expect(response.status).toBe(503);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(response.text).toContain('<h1>Declic is not available right now</h1>');
  expect(response.text).not.toContain('id="composition"');
});
