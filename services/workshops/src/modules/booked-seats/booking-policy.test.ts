import { expect, it } from 'vitest';
import { sessionFacts } from '../../testing/a-session';
import { assertBookable } from './booking-policy';

const start = new Date('2030-03-01T17:30:00Z');
const before = new Date('2030-03-01T12:00:00Z');
const session = sessionFacts({ startUtc: start, durationMin: 60 });

it('sells free seats until the session ends', () => {
  expect(() => assertBookable(session, 'free', before)).not.toThrow();
  expect(() => assertBookable({ ...session, status: 'live' }, 'free', new Date('2030-03-01T18:29:59Z'))).not.toThrow();
  expect(() => assertBookable(session, 'free', new Date('2030-03-01T18:30:00Z'))).toThrow('over');
});

it.each([
  ['a replay', { status: 'replay' }, 'free', 'booking_closed'],
  ['a room that the organiser has closed', { status: 'soldout' }, 'free', 'sold_out'],
  ['a premium ticket', {}, 'premium', 'ticket_unavailable'],
  ['a free ticket where none is given', { ticketFreeEnabled: false }, 'free', 'ticket_unavailable'],
] as const)('refuses %s', (_, facts, ticketType, code) => {
  expect(() => assertBookable({ ...session, ...facts }, ticketType, before)).toThrow(expect.objectContaining({ code }));
});
