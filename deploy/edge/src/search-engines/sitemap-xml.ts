import { Readable } from 'node:stream';
import type { SitemapFile } from '@declic/remote-kit/contract';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** The pages of all remotes (sitemaps.org), each with its languages and the day of its last change. Undefined: an empty list is none. */
export async function pageSitemap(origin: string, files: readonly SitemapFile[]): Promise<string | undefined> {
  const items = files.flatMap(({ changedOn, pages }) =>
    pages.map(({ path, alternates = {} }) => ({
      url: origin + path,
      links: Object.entries(alternates).map(([lang, other]) => ({ lang, url: origin + other })),
      ...(changedOn !== undefined && { lastmod: changedOn }),
    })),
  );
  if (items.length === 0) return undefined;
  return write(
    items,
    new SitemapStream({ lastmodDateOnly: true, xmlns: { xhtml: true, news: false, image: false, video: false } }),
  );
}

/** The list of sitemaps: one that cannot be had takes none of the others with it. */
export function sitemapIndex(origin: string, paths: readonly string[]): Promise<string> {
  return write(
    paths.map((path) => ({ url: origin + path })),
    new SitemapIndexStream(),
  );
}

async function write(items: readonly object[], stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
