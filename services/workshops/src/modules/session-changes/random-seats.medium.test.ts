import type { FakeOutcome, FakePage } from '@declic/payments/testing';
import { DomainError } from '@declic/nest-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { startBookingStack } from '../../testing/start-booking-stack';
import { toBookSeat } from '../booked-seats/book-seat';
import { BookingLinks, type SeatLink } from '../booked-seats/booking-links';
import { BookingsService } from '../book-workshop/bookings.service';
import { BookingStatusService } from '../manage/booking-status.service';
import { CancelBookingService } from '../manage/cancel-booking.service';
import { TransferBookingService } from '../manage/transfer-booking.service';
import { PaymentEventsService } from '../payments/payment-events.service';
import { SessionsService } from '../sessions/sessions.service';
import { AcceptOfferService } from '../waiting-list/accept-offer.service';
import { JoinWaitingListService } from '../waiting-list/join-waiting-list.service';
import { WaitingListService } from '../waiting-list/waiting-list.service';
import { CancelSessionService } from './cancel-session.service';
import { LockedSeats } from '../seats/locked-seat.service';
import { SeatGrants } from '../seat-grants/seat-grants.service';

const PEOPLE = 5;
const { app, clock, db, payments } = await startBookingStack();
const get = app.nest.get.bind(app.nest);

const person = fc.integer({ min: 0, max: PEOPLE - 1 });
const ticket = fc.constantFrom('free' as const, 'premium' as const);
const outcome = fc.constantFrom<FakeOutcome>('completed', 'async_payment_failed', 'expired');
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), person, ticket }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('tell' as const), page: fc.nat(20), outcome, twice: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('transfer' as const), person, to: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('join' as const), person, ticket }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('accept' as const, 'pass' as const, 'leave' as const), person }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(35, 60 * 13) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel-session' as const) }) },
);
/** Which attempts of the refunds fail: each is told twice. */
const ending = fc.record({ isPaidLate: fc.boolean(), failing: fc.constantFrom(0, 1, 2) });
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface Run {
  readonly sessionId: string;
  /** Pages that were opened before belong to other sessions. */
  readonly firstPage: number;
  /** So that addresses of one run are its own. */
  readonly email: (index: number) => string;
}

it('never oversells, keeps no money without a seat, and leaves no seat free while a person waits', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(command, { minLength: 6, maxLength: 22 }),
      ending,
      async (commands, { isPaidLate, failing }) => {
        const number = (runs += 1);
        clock.moment = new Date();
        const startUtc = new Date(Date.now() + 60 * 86_400_000);
        const facts = { startUtc, capacity: 2, afterCapacity: 1, premiumPriceEur: '49' };
        const sessionId = await aSession(db.dataSource, facts);
        const email = (index: number) => `p${index}-run${number}@example.test`;
        const run: Run = { sessionId, firstPage: payments.pages.length, email };
        for (const step of commands) {
          await perform(run, step).catch(ignoreRefusal);
          await checkSeats(run, step);
        }
        if (isPaidLate) await payEverything(run);
        await app.runJobs();
        await failRefunds(run, failing);
        await app.runJobs();
        await checkMoney(run, failing);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
}, 600_000);

async function perform(run: Run, step: Command): Promise<unknown> {
  switch (step.kind) {
    case 'book': {
      const body = aBooking({ sessionId: run.sessionId, email: run.email(step.person), ticketType: step.ticket });
      return get(BookingsService).book(
        toBookSeat(body, {
          attempt: undefined,
          networkHash: Buffer.alloc(32, step.person),
          heldSeatId: undefined,
        }),
      );
    }
    case 'tell':
      return tell(run, step);
    case 'wait':
      clock.moment = new Date(clock.now().getTime() + step.minutes * 60_000);
      return get(LockedSeats).withSession(run.sessionId, ({ manager, session, now }) =>
        get(SeatGrants).reclaim(manager, session, now),
      );
    case 'join':
      return get(JoinWaitingListService).join({
        sessionId: run.sessionId,
        email: run.email(step.person),
        ticketType: step.ticket,
        networkHash: Buffer.alloc(32, step.person),
      });
    case 'cancel-session':
      return get(CancelSessionService).cancel(run.sessionId, null);
    default:
      return performOnOwn(run, step);
  }
}

/** What people do with a booking or a place of their own. */
async function performOnOwn(run: Run, step: Extract<Command, { person: number }>): Promise<unknown> {
  const seat = await newest('seat_allocation', run, step.person);
  const place = await newest('waiting_place', run, step.person);
  if (seat && step.kind === 'cancel') {
    const link = await aLink(run, seat);
    // One of the two is what the person was shown.
    return get(CancelBookingService)
      .cancel(link, 49)
      .catch(() => get(CancelBookingService).cancel(link, 0));
  }
  if (seat && step.kind === 'release') return get(BookingStatusService).release(seat);
  if (seat && step.kind === 'transfer')
    return get(TransferBookingService).transfer(await aLink(run, seat), {
      email: run.email(step.to),
      firstName: 'Lin',
    });
  if (!place) return undefined;
  const facts = { firstName: 'Lin', role: null, telegramNotifications: false, telegramUsername: null };
  if (step.kind === 'accept') return get(AcceptOfferService).accept(place, facts);
  if (step.kind === 'pass') return get(WaitingListService).pass(place);
  return step.kind === 'leave' ? get(WaitingListService).leave(place) : undefined;
}

/** A personal link of a booking, as a mail would hold it. */
async function aLink({ sessionId }: Run, seatId: string): Promise<SeatLink> {
  const session = await get(SessionsService).getAny(sessionId);
  const url = await get(BookingLinks).issueManage(db.dataSource.manager, seatId, session);
  return { seatId, token: new URL(url).hash.slice(1) };
}

/** Delivers what became of a page: late, twice, and whatever was told before. A page that is closed is not paid. */
async function tell(run: Run, step: Extract<Command, { kind: 'tell' }>): Promise<void> {
  const pages = payments.pages.slice(run.firstPage);
  const page: FakePage | undefined = pages[step.page % Math.max(pages.length, 1)];
  if (!page) return;
  if (step.outcome === 'completed') page.state = 'paid';
  const { payload, headers } = payments.tell(page, step.outcome, { at: clock.now() });
  const receive = () => get(PaymentEventsService).receive(Buffer.from(payload), headers['stripe-signature']);
  await Promise.all(step.twice ? [receive(), receive()] : [receive()]);
}

/** Every page is paid in the end, also those of bookings that were given up long ago. */
async function payEverything(run: Run): Promise<void> {
  const pages = payments.pages.length - run.firstPage;
  for (let page = 0; page < pages; page += 1)
    await tell(run, { kind: 'tell', page, outcome: 'completed', twice: false });
}

/** The provider could not make the refunds that it had accepted; the jobs try again between the attempts. */
async function failRefunds(run: Run, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    for (const page of payments.pages.slice(run.firstPage)) {
      if (!payments.refunds.has(`${page.order.reference}:${attempt}`)) continue;
      const { payload, headers } = payments.tellRefundFailed(page, attempt, clock.now());
      const receive = () => get(PaymentEventsService).receive(Buffer.from(payload), headers['stripe-signature']);
      await Promise.all([receive(), receive()]);
    }
    await app.runJobs();
  }
}

async function newest(
  table: 'seat_allocation' | 'waiting_place',
  run: Run,
  index: number,
): Promise<string | undefined> {
  const [row] = await db.dataSource.query<{ id: string }[]>(
    `SELECT id FROM ${table} WHERE session_id = $1 AND lower(email) = $2 ORDER BY id DESC LIMIT 1`,
    [run.sessionId, run.email(index)],
  );
  return row?.id;
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}

/** Counters are the ledger, within both capacities, and no person waits without an offer for a seat that is free. */
async function checkSeats({ sessionId }: Run, step: Command): Promise<void> {
  const [facts] = await db.dataSource.query<Record<string, number | boolean>[]>(
    `SELECT c.taken - count(s.*)::int AS "roomDrift",
            c.after_taken - (count(s.*) FILTER (WHERE s.ticket_type = 'premium'))::int AS "afterDrift",
            c.taken <= c.capacity AND c.after_taken <= c.after_capacity AS "isWithin",
            w.status = 'upcoming' AND c.taken < c.capacity AND EXISTS (
              SELECT 1 FROM waiting_place p WHERE p.session_id = $1 AND p.state = 'waiting'
                AND (p.ticket_type = 'free' OR c.after_taken < c.after_capacity)) AS "isForgotten"
       FROM seat_counter c JOIN workshop_session w ON w.id = c.session_id
       LEFT JOIN seat_allocation s ON s.session_id = c.session_id AND s.state IN ('held', 'confirmed')
      WHERE c.session_id = $1 GROUP BY c.session_id, w.id`,
    [sessionId],
  );
  expect(facts, JSON.stringify(step)).toEqual({ roomDrift: 0, afterDrift: 0, isWithin: true, isForgotten: false });
}

/** What was paid has a confirmed seat, one payment each, or went back once for each attempt, or waits for the organiser. */
async function checkMoney({ sessionId, firstPage }: Run, failing: number): Promise<void> {
  const paid = await db.dataSource.query<{ state: string; payments: number }[]>(
    `SELECT s.state, count(*)::int AS payments FROM seat_payment p JOIN seat_allocation s ON s.id = p.seat_id
      WHERE s.session_id = $1 AND p.state = 'paid' GROUP BY s.id`,
    [sessionId],
  );
  for (const seat of paid) expect(seat).toEqual({ state: 'confirmed', payments: 1 });
  const taken = payments.pages.slice(firstPage).filter(({ state }) => state === 'paid');
  const refunded = taken.filter(({ paymentId }) => [...payments.refunds.values()].includes(paymentId));
  expect(refunded).toHaveLength(taken.length - paid.length);
  const attempts = [...payments.refunds.values()].filter((id) => refunded.some(({ paymentId }) => paymentId === id));
  expect(attempts).toHaveLength(refunded.length * Math.min(failing + 1, 2));
  const left = await db.dataSource.query<{ state: string }[]>(
    `SELECT p.state FROM seat_payment p JOIN seat_allocation s ON s.id = p.seat_id
      WHERE s.session_id = $1 AND p.refund_failed_at IS NOT NULL`,
    [sessionId],
  );
  expect(left).toEqual(failing < 2 ? [] : refunded.map(() => ({ state: 'refunding' })));
}
