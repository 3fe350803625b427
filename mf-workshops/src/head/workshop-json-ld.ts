import type { BreadcrumbList, Event, Offer, WithContext } from 'schema-dts';
import { isAhead, type Session, listTickets, type TicketType } from '../domain/session';
import { paths } from '../paths';

const CONTEXT = 'https://schema.org';

/** A workshop as an event that takes place online, with a ticket of each kind that is sold. */
export function toEvent(session: Session): WithContext<Event> {
  const url = paths.workshop(session.id);
  const start = new Date(session.start_utc);
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: session.title,
    description: session.subtitle,
    url,
    image: session.picture_url,
    startDate: toParisTime(start),
    endDate: toParisTime(new Date(start.getTime() + session.duration_min * 60_000)),
    ...toEventStatus(session),
    eventAttendanceMode: `${CONTEXT}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url },
    inLanguage: 'fr',
    organizer: { '@type': 'Organization', name: 'declic', url: '/' },
    ...(isAhead(session) && { offers: listTickets(session).map((ticket) => toOffer(ticket, session, url)) }),
  };
}

/** A cancelled workshop that was moved before stays cancelled; its former start belongs to both. */
function toEventStatus({ status, previous_start_utc: previous }: Session): Pick<Event, 'eventStatus'> {
  const moved = previous ? 'EventRescheduled' : 'EventScheduled';
  return {
    eventStatus: `${CONTEXT}/${status === 'cancelled' ? 'EventCancelled' : moved}`,
    ...(previous && { previousStartDate: toParisTime(new Date(previous)) }),
  };
}

/** The way from the list to the workshop, as the page shows it. */
export function toBreadcrumbs(session: Session): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Ateliers', item: { '@type': 'WebPage', '@id': paths.home() } },
      { '@type': 'ListItem', position: 2, name: session.title },
    ],
  };
}

const NAMES: Readonly<Record<TicketType, string>> = { free: 'Pass Gratuit', premium: 'Billet Premium' };

function toOffer(ticket: TicketType, session: Session, url: string): Offer {
  return {
    '@type': 'Offer',
    name: NAMES[ticket],
    price: ticket === 'free' ? 0 : session.premium_price_eur,
    priceCurrency: 'EUR',
    availability: `${CONTEXT}/${availability(ticket, session)}`,
    ...(session.published_at && { validFrom: toParisTime(new Date(session.published_at)) }),
    url,
  };
}

function availability(ticket: TicketType, session: Session): 'InStock' | 'SoldOut' {
  const seats = ticket === 'premium' ? session.premium_seats_left : session.seats_left;
  return session.status === 'soldout' || seats <= 0 ? 'SoldOut' : 'InStock';
}

const PARIS = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

/** Such as `2027-01-15T18:30:00+01:00`: search engines show the time of the place, so it has its offset. */
function toParisTime(moment: Date): string {
  const name = PARIS.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const offset = name === 'GMT' ? '+00:00' : name.replace('GMT', '');
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  const local = new Date(moment.getTime() + (offset.startsWith('-') ? -minutes : minutes) * 60_000);
  return local.toISOString().slice(0, 19) + offset;
}
