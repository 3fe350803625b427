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

it('dates the pages by the last commit to what is shipped, and not at all while something is not committed', async () => {
  const root = aRemote(SOURCE);
  const commit = (date: string) => {
    const git = (...parameters: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.test', ...parameters], {
        env: { ...process.env, GIT_COMMITTER_DATE: date },
      });
    if (!existsSync(join(root, '.git'))) git('init', '--quiet');
    git('add', 'src');
    git('commit', '--quiet', '--message', 'a change');
  };
  await writeSitemap(root, root);
  expect(read(root)).toEqual({ pages });

  commit('2027-03-01T23:30:00-05:00');
  writeFileSync(join(root, 'src/page.test.ts'), '');
  commit('2027-04-01T12:00:00Z');
  await writeSitemap(root, root);
  expect(read(root)).toEqual({ changedOn: '2027-03-02', pages });

  writeFileSync(join(root, 'src/page.ts'), '');
  await writeSitemap(root, root);
  expect(read(root)).toEqual({ pages });
});

it('writes nothing for a remote that lists no pages', async () => {
  const root = aRemote();
  await writeSitemap(root, root);
  expect(existsSync(file(root))).toBe(false);
});
