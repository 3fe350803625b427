import { escapeHtml } from '@declic/nest-kit';
import { Feed } from 'feed';
import { parisTime } from '../sessions/paris-time';
import type { PublishedSession } from './published-session';
import type { RequestedSite } from './requested-site';
import { SITE_TEXTS } from './site-texts';

/** RSS 2.0 of what is to come, the latest announcement first. */
export function writeFeed(sessions: readonly PublishedSession[], site: RequestedSite): string {
  const announced = sessions
    .filter(({ status }) => status === 'announced')
    .toSorted((one, other) => other.announcedAt.getTime() - one.announcedAt.getTime());
  const feed = new Feed({
    id: site.list(),
    link: site.list(),
    title: SITE_TEXTS.title,
    description: SITE_TEXTS.description,
    language: 'fr',
    generator: false,
    feedLinks: { rss: site.feed() },
    // Without any it never changed: a date of now would be another one each time.
    updated: new Date(Math.max(0, ...sessions.map(({ changedAt }) => changedAt.getTime()))),
  });
  for (const { id, title, subtitle, startUtc, durationMin, announcedAt } of announced) {
    feed.addItem({
      id: site.workshop(id),
      link: site.workshop(id),
      // Readers show both as HTML. Without `>` they cannot end the CDATA section either, which the library closes at the first one alone.
      title: escapeHtml(title),
      description: `${escapeHtml(subtitle)} – ${parisTime(startUtc)}, ${durationMin} min, en ligne.`,
      date: announcedAt,
    });
  }
  return feed.rss2();
}
