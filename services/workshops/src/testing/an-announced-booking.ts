import type { AnnouncedBooking } from '../modules/announced/announced-booking';

/** A confirmed booking of a premium seat, as mails and calendars see it. */
export function anAnnouncedBooking({
  session = {},
  ...facts
}: Partial<Omit<AnnouncedBooking, 'session'>> & {
  session?: Partial<AnnouncedBooking['session']>;
} = {}): AnnouncedBooking {
  return {
    id: '0199a1b2-0000-7000-8000-000000000001',
    email: 'ada@example.test',
    firstName: 'Ada',
    ticketType: 'premium',
    priceEur: 49,
    sequence: 0,
    ...facts,
    session: {
      id: '0199a1b2-0000-7000-8000-000000000002',
      title: 'Factures & PDF',
      startUtc: new Date('2026-07-01T16:30:00Z'),
      durationMin: 60,
      prerequisites: ['Un compte Make', 'Trois factures'],
      sequence: 0,
      ...session,
    },
  };
}
