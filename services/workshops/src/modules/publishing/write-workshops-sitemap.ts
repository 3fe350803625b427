import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PublishedSession } from './published-session';
import type { RequestedSite } from './requested-site';

/** The list and the workshops that can be booked or watched, with the moment of their last change. */
export async function writeWorkshopsSitemap(
  sessions: readonly PublishedSession[],
  site: RequestedSite,
): Promise<string> {
  const listed = sessions.filter(({ status }) => status !== 'cancelled');
  const latest = Math.max(...sessions.map(({ changedAt }) => changedAt.getTime()));
  const items = [
    { url: site.list(), ...(sessions.length > 0 && { lastmod: new Date(latest).toISOString() }) },
    ...listed.map(({ id, changedAt }) => ({ url: site.workshop(id), lastmod: changedAt.toISOString() })),
  ];
  const stream = new SitemapStream({ xmlns: { xhtml: false, news: false, image: false, video: false } });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
