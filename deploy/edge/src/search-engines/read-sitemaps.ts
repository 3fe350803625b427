import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITEMAP_FILE, type SitemapFile } from '@declic/remote-kit/contract';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { ComposedRemote } from '../composition/composition';
import type { ReleaseCache } from '../store/release-cache';

const path = z.string().regex(/^\/(?!\/)/);
const sitemapFile = z.object({
  changedOn: z.iso.date().optional(),
  pages: z.array(z.object({ path, alternates: z.record(z.string(), path).optional() })).max(50_000),
});

export interface SitemapSource {
  releasesDir: string;
  cache: Pick<ReleaseCache, 'fill'> | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What the releases of remotes say about their pages. One that cannot be read leaves out its own pages alone. */
export async function readSitemaps(
  remotes: readonly ComposedRemote[],
  { releasesDir, cache, log }: SitemapSource,
): Promise<SitemapFile[]> {
  const read = async ({ name, version }: ComposedRemote): Promise<SitemapFile[]> => {
    try {
      await cache?.fill({ name, version }, SITEMAP_FILE);
      const text = await readFile(join(releasesDir, name, version, SITEMAP_FILE), 'utf8');
      return [sitemapFile.parse(JSON.parse(text)) as SitemapFile]; // exactOptionalPropertyTypes and zod
    } catch (error) {
      if (!isMissing(error)) log.warn({ err: error, remote: name, version }, 'the sitemap of a release cannot be read');
      return [];
    }
  };
  return (await Promise.all(remotes.map(read))).flat();
}

/** Most remotes have no public pages of their own. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
