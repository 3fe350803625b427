import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITEMAP_FILE, type SitemapFile } from '@declic/remote-kit/contract';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ComposedRemote } from '../composition/composition';
import { type ReleaseCache, TamperedFileError } from '../store/release-cache';

const path = z.string().regex(/^\/(?!\/)/);
const sitemapFile = z.object({
  changedOn: z.iso.date().optional(),
  pages: z.array(z.object({ path, alternates: z.record(z.string(), path).optional() })).max(50_000),
});

/** More than the remotes of all compositions that are served at the same time. */
const MAX_KEPT = 200;

export interface SitemapSource {
  releasesDir: string;
  cache: Pick<ReleaseCache, 'fill'> | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Release = Pick<ComposedRemote, 'name' | 'version'>;

/** What the releases of remotes say about their pages. The file of a version never changes, so it is read once. */
export class ReleasedSitemaps {
  /** None, or one. */
  readonly #read: LRUCache<string, readonly SitemapFile[], Release>;
  /** By remote: those of the version that was read last. */
  readonly #last = new Map<string, readonly SitemapFile[]>();

  constructor(private readonly source: SitemapSource) {
    this.#read = new LRUCache<string, readonly SitemapFile[], Release>({
      max: MAX_KEPT,
      fetchMethod: (_key, _stale, { context }) => this.#load(context),
    });
  }

  /**
   * Of all remotes; for one whose store does not answer, those of the version before. Undefined when there are none: a list without
   * them would say that its pages are gone.
   */
  async find(remotes: readonly Release[]): Promise<readonly SitemapFile[] | undefined> {
    const found = await Promise.all(remotes.map((remote) => this.#find(remote)));
    const known = found.filter((files) => files !== undefined);
    return known.length === found.length ? known.flat() : undefined;
  }

  async #find({ name, version }: Release): Promise<readonly SitemapFile[] | undefined> {
    try {
      const files = await this.#read.fetch(`${name}@${version}`, { context: { name, version } });
      if (files) this.#last.set(name, files);
    } catch (error) {
      this.source.log.warn({ err: error, remote: name, version }, 'the sitemap of a release cannot be read now');
    }
    return this.#last.get(name);
  }

  /** A version whose file is no sitemap leaves out its own pages alone. @throws when the store does not answer. */
  async #load({ name, version }: Release): Promise<readonly SitemapFile[]> {
    const { releasesDir, cache, log } = this.source;
    try {
      await cache?.fill({ name, version }, SITEMAP_FILE);
      const text = await readFile(join(releasesDir, name, version, SITEMAP_FILE), 'utf8');
      return [sitemapFile.parse(JSON.parse(text)) as SitemapFile]; // exactOptionalPropertyTypes and zod
    } catch (error) {
      if (isMissing(error)) return [];
      if (!isFaulty(error)) throw error;
      log.warn({ err: error, remote: name, version }, 'the sitemap of a release is none');
      return [];
    }
  }
}

/** Most remotes have no public pages of their own. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isFaulty(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.ZodError || error instanceof TamperedFileError;
}
