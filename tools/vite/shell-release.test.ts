import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { ShellManifest } from '../../libs/remote-kit/src/contract/index.ts';
import * as session from '../../libs/session/src/index.ts';
import { buildRelease, copyProject } from './testing/build-copy.ts';

const example = fileURLToPath(new URL('./testing/shell-example', import.meta.url));
const config =
  "import config from '../../../shell/vite.config.ts';\nexport default { ...config, root: import.meta.dirname };\n";

const aShell = () => copyProject(example, config);
const build = (root: string) => buildRelease<ShellManifest>(root);

it('describes what was built: every file with its hash, and what it offers to remotes', async () => {
  const root = aShell();
  const { files, offer, operations, ...release } = await build(root);

  expect(release).toMatchObject({ schema: 1, kind: 'shell', name: 'shell', entry: 'index.html' });
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['favicon.svg', 'index.html', expect.stringMatching(/^assets\/later-/)]),
  );
  for (const { path, integrity } of files) {
    const content = readFileSync(join(root, 'dist', path));
    expect(integrity, path).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
  expect(operations).toEqual({});
  expect(files.map(({ path }) => path)).toContain('api-contract.json');
  expect(offer.react).toMatch(/^19\.\d+\.\d+$/);
  expect(offer.exports['@declic/session']).toEqual(Object.keys(session).toSorted());
  expect(offer.exports['@declic/design-system/dialog']).toContain('Dialog');
});

it('names its own files relative to each other, because the folder that serves them is named by their hash', async () => {
  const root = aShell();
  const { files } = await build(root);
  const texts = files.filter(({ path }) => /\.(html|js|css)$/.test(path));

  expect(texts.length).toBeGreaterThanOrEqual(4);
  for (const { path } of texts)
    expect(readFileSync(join(root, 'dist', path), 'utf8'), path).not.toMatch(/["'`(]\/?(assets|src)\/|["']\/favicon/);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toMatch(/src="\.\/assets\/[^"]+\.js"/);
});

it('asks in its page for the session and for the fonts of every first view before its code runs', async () => {
  const root = aShell();
  await build(root);
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const [beforeItsCode = ''] = html.split('<script type="module"');
  const scripts = [...beforeItsCode.matchAll(/<script[^>]*>.*?<\/script>/gs)].map(([script]) => script);
  const script = scripts.find((text) => text.includes('/api/accounts/session/refresh')) ?? '';
  expect(script).not.toBe('');
  expect(Buffer.byteLength(script)).toBeLessThan(3_000);
  expect(html).toMatch(/<link rel="preload" as="font"[^>]* href="\.\/assets\/inter-latin-wght-normal-[^"]+\.woff2">/);
});

it('is the same version wherever it is built, also at the same time, and another one after a change', async () => {
  const changed = aShell();
  writeFileSync(join(changed, 'src/later.ts'), "export const show = () => document.body.append('Other words');\n");
  const [one, other, third] = await Promise.all([build(aShell()), build(aShell()), build(changed)]);

  expect(other).toEqual(one);
  expect(third.version).not.toBe(one.version);
});
