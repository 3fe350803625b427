import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITEMAP_FILE, type SitemapFile } from '../../../libs/remote-kit/src/contract/index.ts';
import { importFromSource } from './import-from-source.ts';

const SOURCE = 'src/sitemap.ts';

/**
 * Writes the pages that search engines should list, where a remote has a `src/sitemap.ts`. The edge adds the origin. All of it follows
 * from the sources, the day of the last change too: the version of a release is the hash of its files, wherever and whenever it is built.
 */
export async function writeSitemap(folder: string, root: string): Promise<void> {
  if (!existsSync(join(root, SOURCE))) return;
  const { changedOn, pages } = await importFromSource<SitemapFile>(root, SOURCE);
  const content: SitemapFile = { ...(changedOn !== undefined && { changedOn }), pages };
  writeFileSync(join(folder, SITEMAP_FILE), `${JSON.stringify(content)}\n`);
}
