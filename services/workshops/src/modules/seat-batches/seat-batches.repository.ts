import type { PipelinedStatements, PreparedStatement } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { BookedSeat, BookSeat } from '../booked-seats/book-seat';
import type { NewLink } from '../booked-seats/booking-links';
import { networkLockKey } from '../booked-seats/booking-network';
import { HAS_UNCONFIRMED_ADDRESS } from '../seats/seats.repository';
import type { BatchFacts } from './batch-facts';

/** Reads and writes many bookings of free seats at a time, each with one statement; `$1` to `$5` are the columns of `toColumns`. */
@Injectable()
export class SeatBatchesRepository {
  /**
   * Makes other bookings of these networks wait until the transaction ends, so that they are counted; the keys are those of
   * `SeatsRepository.countUnconfirmed`. Waits for none itself, and gives those that it has.
   */
  async tryLockNetworks(statements: PipelinedStatements, hashes: readonly Buffer[]): Promise<Set<string>> {
    const keys = new Set(hashes.map(networkLockKey));
    const rows = await statements.send<{ key: string }>(TRY_LOCK_NETWORKS, [[...keys]]);
    return new Set(rows.map(({ key }) => key));
  }

  /** What decides on each booking, in their order; undefined where there is no such session. */
  async readFacts(
    statements: PipelinedStatements,
    bookings: readonly BookSeat[],
    at: Moments,
  ): Promise<(BatchFacts | undefined)[]> {
    const rows = await statements.send<BatchFacts & { ordinal: number }>(READ_FACTS, [
      ...toColumns(bookings),
      at.since,
      at.now,
    ]);
    const facts: (BatchFacts | undefined)[] = bookings.map(() => undefined);
    for (const { ordinal, ...row } of rows) facts[ordinal - 1] = row;
    return facts;
  }

  /**
   * Writes confirmed bookings with what the people told us and their links, in their order, and gives their ids. Bookings of the same
   * address that wait for their mail end.
   */
  async insert(statements: PipelinedStatements, members: readonly NewBooking[], now: Date): Promise<BookedSeat[]> {
    const bookings = members.map(({ booking }) => booking);
    const rows = await statements.send<{ id: string }>(INSERT, [
      ...toColumns(bookings),
      now,
      bookings.map(({ firstName }) => firstName),
      bookings.map(({ role }) => role),
      bookings.map(({ telegramNotifications }) => telegramNotifications),
      bookings.map(({ telegramUsername }) => telegramUsername),
      bookings.map(({ utm }) => utm.source),
      bookings.map(({ utm }) => utm.medium),
      bookings.map(({ utm }) => utm.campaign),
      bookings.map(({ attempt }) => attempt?.requestHash ?? null),
      members.map(({ link }) => link.tokenHash),
      members.map(({ link }) => link.expiresAt),
    ]);
    return bookings.map((booking, index) => toBookedSeat(booking, rows[index]?.id, now));
  }
}

/** A booking that has a seat, with its personal link. */
export interface NewBooking {
  readonly booking: BookSeat;
  readonly link: Pick<NewLink, 'tokenHash' | 'expiresAt'>;
}

interface Moments {
  /** From when on the bookings of a network count. */
  readonly since: Date;
  readonly now: Date;
}

function toColumns(bookings: readonly BookSeat[]): unknown[] {
  return [
    bookings.map(({ sessionId }) => sessionId),
    bookings.map(({ email }) => email),
    bookings.map(({ attempt }) => attempt?.key ?? null),
    bookings.map(({ networkHash }) => networkHash),
    bookings.map(({ subnetHash }) => subnetHash ?? null),
  ];
}

const UNCONFIRMED = `created_at > $6 AND ${HAS_UNCONFIRMED_ADDRESS}`;

const TRY_LOCK_NETWORKS: PreparedStatement = {
  name: 'try-lock-networks',
  text: 'SELECT key FROM unnest($1::bigint[]) key WHERE pg_try_advisory_xact_lock(key)',
};

const READ_FACTS: PreparedStatement = {
  name: 'read-batch-facts',
  text: `
  SELECT booking.ordinal::integer, s.status, s.start_utc AS "startUtc", s.duration_min AS "durationMin",
         s.ticket_free_enabled AS "ticketFreeEnabled", s.premium_price_eur AS "premiumPriceEur",
         c.capacity - c.taken AS "freeSeats",
         EXISTS (SELECT FROM seat_allocation WHERE session_id = s.id AND held_until <= $7) AS "hasOverdue",
         EXISTS (SELECT FROM seat_allocation WHERE session_id = s.id AND lower(email) = lower(booking.email)
                    AND state IN ('held', 'confirmed')) AS "hasSeat",
         EXISTS (SELECT FROM registration WHERE idempotency_key = booking.key) AS "isRepeated",
         (SELECT count(*)::integer FROM seat_allocation WHERE network_hash = booking.network AND ${UNCONFIRMED}) AS "ofNetwork",
         (SELECT count(*)::integer FROM seat_allocation WHERE subnet_hash = booking.subnet AND ${UNCONFIRMED}) AS "ofSubnet"
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::bytea[])
         WITH ORDINALITY booking (session_id, email, key, network, subnet, ordinal)
    JOIN workshop_session s ON s.id = booking.session_id
    JOIN seat_counter c ON c.session_id = s.id`,
};

const INSERT: PreparedStatement = {
  name: 'insert-batch',
  text: `
  WITH booking AS MATERIALIZED (
    SELECT uuidv7() AS id, given.*
      FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::bytea[], $7::text[], $8::text[], $9::boolean[], $10::text[],
                  $11::text[], $12::text[], $13::text[], $14::bytea[], $15::bytea[], $16::timestamptz[])
           WITH ORDINALITY given (session_id, email, key, network, subnet, first_name, role, telegram_notifications, telegram_username,
                                  utm_source, utm_medium, utm_campaign, request_hash,
                                  token_hash, link_expires_at, ordinal)
  ), replaced AS (
    UPDATE seat_allocation waiting SET state = 'expired', held_until = NULL, changed_at = $6::timestamptz
      FROM booking WHERE waiting.session_id = booking.session_id AND lower(waiting.email) = lower(booking.email)
       AND waiting.state = 'unconfirmed'
  ), seat AS (
    INSERT INTO seat_allocation (id, session_id, email, ticket_type, state, network_hash, subnet_hash, created_at, changed_at,
                                 told_sequence)
    SELECT booking.id, session_id, email, 'free', 'confirmed', network, subnet, $6, $6, session.sequence
      FROM booking JOIN workshop_session session ON session.id = session_id ORDER BY booking.ordinal
  ), registered AS (
    INSERT INTO registration (seat_id, first_name, role, consent_at, telegram_notifications, telegram_username,
                              utm_source, utm_medium, utm_campaign, idempotency_key, request_hash)
    SELECT id, first_name, role, $6, telegram_notifications, telegram_username, utm_source, utm_medium, utm_campaign, key, request_hash
      FROM booking ORDER BY key
  ), linked AS (
    INSERT INTO booking_link (token_hash, seat_id, created_at, expires_at) SELECT token_hash, id, $6, link_expires_at FROM booking
  ) SELECT id FROM booking ORDER BY ordinal`,
};

function toBookedSeat(booking: BookSeat, id: string | undefined, now: Date): BookedSeat {
  if (id === undefined) throw new Error('The database wrote fewer bookings than it was given.');
  return {
    id,
    sessionId: booking.sessionId,
    email: booking.email,
    firstName: booking.firstName,
    ticketType: 'free',
    state: 'confirmed',
    heldFor: null,
    heldUntil: null,
    priceEur: 0,
    createdAt: now,
    cancelledAt: null,
    addressConfirmedAt: null,
    networkHash: booking.networkHash,
    telegramNotifications: booking.telegramNotifications,
    sequence: 0,
  };
}
