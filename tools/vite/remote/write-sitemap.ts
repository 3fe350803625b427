import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SITEMAP_FILE, type SitemapFile, type SitemapPage } from '../../../libs/remote-kit/src/contract/index.ts';
import { importFromSource } from './import-from-source.ts';

const run = promisify(execFile);
const SOURCE = 'src/sitemap.ts';
const NOT_SHIPPED = [':!*.test.*', ':!*.stories.*', ':!*/testing/*'];

/** Writes the pages that search engines should list, where a remote has a `src/sitemap.ts`. The edge adds the origin. */
export async function writeSitemap(folder: string, root: string): Promise<void> {
  if (!existsSync(join(root, SOURCE))) return;
  const { pages } = await importFromSource<{ pages: readonly SitemapPage[] }>(root, SOURCE);
  const changedOn = await lastChange(root);
  const content: SitemapFile = { ...(changedOn !== undefined && { changedOn }), pages };
  writeFileSync(join(folder, SITEMAP_FILE), `${JSON.stringify(content)}\n`);
}

/**
 * The day of the last commit to the sources of the remote, in UTC. Undefined outside a repository, in one without its history, and
 * with changes that are not committed: a date that is wrong is worse than none.
 */
async function lastChange(root: string): Promise<string | undefined> {
  const git = async (...parameters: string[]) => (await run('git', ['-C', root, ...parameters])).stdout.trim();
  try {
    const sources = ['--', 'src', ...NOT_SHIPPED];
    const isKnown =
      (await git('rev-parse', '--is-shallow-repository')) === 'false' &&
      (await git('status', '--porcelain', ...sources)) === '';
    const seconds = isKnown ? await git('log', '-1', '--format=%ct', ...sources) : '';
    return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
}
