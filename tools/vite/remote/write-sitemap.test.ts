import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSitemap } from './write-sitemap.ts';

const SOURCE = `export const pages = [{ path: '/fr/', alternates: { fr: '/fr/' } }];\n`;
const pages = [{ path: '/fr/', alternates: { fr: '/fr/' } }];

function aRemote(source?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'sitemap-'));
  mkdirSync(join(root, 'src'));
  if (source !== undefined) writeFileSync(join(root, 'src/sitemap.ts'), source);
  return root;
}

const file = (root: string) => join(root, 'sitemap.json');
const read = (root: string): unknown => JSON.parse(readFileSync(file(root), 'utf8'));

it('writes what the sources say, with the day of a change where they name one, and the same whenever they are built', async () => {
  const root = aRemote(SOURCE);
  await writeSitemap(root, root);
  expect(read(root)).toEqual({ pages });
  // A commit, whatever its date, changes no version.
  execFileSync('git', ['-C', root, 'init', '--quiet']);
  for (const parameters of [
    ['add', 'src'],
    ['commit', '--quiet', '--message', 'a change'],
  ])
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.test', ...parameters]);
  await writeSitemap(root, root);
  expect(read(root)).toEqual({ pages });

  writeFileSync(join(root, 'src/sitemap.ts'), `${SOURCE}export const changedOn = '2027-03-02';\n`);
  await writeSitemap(root, root);
  expect(read(root)).toEqual({ changedOn: '2027-03-02', pages });
});

it('writes nothing for a remote that lists no pages', async () => {
  const root = aRemote();
  await writeSitemap(root, root);
  expect(existsSync(file(root))).toBe(false);
});
