import { painter, type TextOptions } from '../releases/overview-lines.ts';
import { type Column, textTable } from '../releases/text-table.ts';
import type { Booking, Revenue, Session, WaitingItem } from './organiser-api.ts';

/** `2026-10-25 18:00`, in Paris. */
function inParis(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
const euro = (amount: number) => `${amount.toFixed(2)} €`;

const SESSION: Column<Session>[] = [
  { title: 'WORKSHOP', value: ({ reference, id }) => reference ?? id, shrinkTo: 14 },
  { title: 'TITLE', value: ({ title }) => title, shrinkTo: 16 },
  { title: 'START (PARIS)', value: ({ start_paris }) => inParis(start_paris) },
  { title: 'STATE', value: ({ status }) => status },
  { title: 'SEATS', value: ({ seats, capacity }) => `${capacity - seats.left}/${capacity}`, align: 'end' },
  { title: 'WAITING', value: ({ waiting }) => String(waiting), align: 'end' },
  { title: 'NET', value: ({ revenue_eur, refunded_eur }) => euro(revenue_eur - refunded_eur), align: 'end' },
];

/** `npm run workshops`: every workshop, the latest first. */
export function sessionLines(sessions: readonly Session[], options: TextOptions): string[] {
  if (sessions.length === 0)
    return ['There is no workshop yet. npm run workshops -- create <file.yaml> makes the first one.'];
  return table(sessions, SESSION, options);
}

/** One workshop, a line for each fact. */
export function sessionFacts(session: Session): string[] {
  const { seats } = session;
  const facts: [string, string][] = [
    ['id', session.id],
    ['reference', session.reference ?? '-'],
    ['title', session.title],
    ['start', `${inParis(session.start_paris)} in Paris, ${session.duration_min} min`],
    ['state', session.status],
    [
      'seats',
      `${seats.confirmed} confirmed, ${seats.held} being paid, ${seats.offered} offered, ${seats.left} left of ${session.capacity}`,
    ],
    ['After-Workshop', `${seats.after_workshop_left} left of ${session.after_workshop_capacity}`],
    ['waiting', String(session.waiting)],
    ['premium ticket', session.premium_price_eur === 0 ? 'not sold' : euro(session.premium_price_eur)],
    ['room', session.room_url ?? 'not set'],
    ['After-Workshop room', session.after_workshop_url ?? 'not set'],
    ['replay', session.replay_url ?? 'not set'],
    ['money', `${euro(session.revenue_eur)} paid, ${euro(session.refunded_eur)} refunded`],
  ];
  if (session.refunds_failed > 0) facts.push(['refunds that failed', `${session.refunds_failed}: see bookings`]);
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

const BOOKING: Column<Booking>[] = [
  { title: 'E-MAIL', value: ({ email }) => email, shrinkTo: 16 },
  { title: 'NAME', value: ({ first_name }) => first_name, shrinkTo: 8 },
  { title: 'ROLE', value: ({ role }) => role ?? '-', shrinkTo: 6 },
  { title: 'TICKET', value: ({ ticket_type }) => ticket_type },
  { title: 'STATE', value: ({ status }) => status },
  { title: 'PAID', value: ({ paid_eur, refunded_eur }) => euro(paid_eur - refunded_eur), align: 'end' },
  { title: 'REFUND', value: ({ refund_failed, id }) => (refund_failed ? `failed: ${id}` : '-') },
  { title: 'BOOKED (PARIS)', value: ({ created_at }) => paris.format(new Date(created_at)) },
];

export function bookingLines(bookings: readonly Booking[], options: TextOptions): string[] {
  return bookings.length === 0 ? ['Nobody has booked yet.'] : table(bookings, BOOKING, options);
}

const WAITING: Column<WaitingItem>[] = [
  { title: 'PLACE', value: ({ position }) => (position === null ? '-' : String(position)), align: 'end' },
  { title: 'E-MAIL', value: ({ email }) => email, shrinkTo: 16 },
  { title: 'TICKET', value: ({ ticket_type }) => ticket_type },
  { title: 'STATE', value: ({ status }) => status },
  {
    title: 'OFFERED UNTIL (PARIS)',
    value: ({ offer_expires_at }) => (offer_expires_at ? paris.format(new Date(offer_expires_at)) : '-'),
  },
];

export function waitingLines(items: readonly WaitingItem[], options: TextOptions): string[] {
  return items.length === 0 ? ['Nobody waits.'] : table(items, WAITING, options);
}

type RevenueItem = Revenue['items'][number];

const REVENUE: Column<RevenueItem>[] = [
  { title: 'START (PARIS)', value: ({ start_utc }) => paris.format(new Date(start_utc)) },
  { title: 'TITLE', value: ({ title }) => title, shrinkTo: 16 },
  { title: 'PREMIUM', value: ({ premium_seats }) => String(premium_seats), align: 'end' },
  { title: 'PAID', value: ({ paid_eur }) => euro(paid_eur), align: 'end' },
  { title: 'REFUNDED', value: ({ refunded_eur }) => euro(refunded_eur), align: 'end' },
  { title: 'NET', value: ({ net_eur }) => euro(net_eur), align: 'end' },
];

export function revenueLines({ items, ...sum }: Revenue, options: TextOptions): string[] {
  if (items.length === 0) return ['No workshop in this time.'];
  const total = `${euro(sum.paid_eur)} paid, ${euro(sum.refunded_eur)} refunded, ${euro(sum.net_eur)} net`;
  return [...table(items, REVENUE, options), '', total];
}

function table<Row>(rows: readonly Row[], columns: Column<Row>[], options: TextOptions): string[] {
  const [title = '', ...lines] = textTable(rows, columns, options.width);
  return [painter(options)('bold', title), ...lines];
}
