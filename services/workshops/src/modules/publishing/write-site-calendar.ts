import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toPlainText } from '../calendar/write-calendar';
import type { PublishedSession } from './published-session';
import type { RequestedSite } from './requested-site';
import { SITE_TEXTS } from './site-texts';

/** How often calendars ask again. */
const REFRESH_S = 6 * 3600;

/** A calendar to subscribe to. Its entries are other ones than those of bookings, which have a seat. */
export function writeSiteCalendar(sessions: readonly PublishedSession[], site: RequestedSite): string {
  const calendar = ical({
    prodId: { company: 'Declic', product: 'Ateliers', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    name: SITE_TEXTS.title,
    description: SITE_TEXTS.description,
    url: site.list(),
    ttl: REFRESH_S,
  });
  for (const session of sessions.filter(({ status }) => status !== 'over')) {
    calendar.createEvent({
      id: `${session.id}@workshops.declic`,
      sequence: session.sequence,
      stamp: session.changedAt,
      start: session.startUtc,
      end: new Date(session.startUtc.getTime() + session.durationMin * 60_000),
      summary: toPlainText(session.title),
      description: toPlainText(session.subtitle),
      location: 'En ligne',
      url: site.workshop(session.id),
      status: session.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
