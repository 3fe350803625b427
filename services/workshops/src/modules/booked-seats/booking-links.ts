import { Clock, createLinkToken, hashLinkToken, isLinkToken } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { SiteAddresses } from '../site/site-addresses';
import { sessionEnd, type SessionTime } from '../sessions/public-status';
import type { SessionEntity } from '../sessions/session.entity';
import { BookingLinkInvalidError } from './booking.errors';
import { createStatusToken, readStatusToken } from './status-token';

/** A personal link that a request came with. */
export interface SeatLink {
  readonly seatId: string;
  readonly token: string;
}

/** What is stored of a personal link, and its address. */
export interface NewLink {
  readonly url: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** How long the replay can be opened. */
const AFTER_SESSION_MS = 90 * 86_400_000;

/** Personal links: their token stands in the fragment, which no server sees, and only its hash is stored. */
@Injectable()
export class BookingLinks {
  private readonly addresses: SiteAddresses;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {
    this.addresses = new SiteAddresses(config);
  }

  /** A new personal link of a booking. Earlier ones go on working. */
  async issueManage(manager: EntityManager, seatId: string, session: SessionEntity): Promise<string> {
    const { url, tokenHash, expiresAt } = this.createManage(session);
    await manager.query(
      'INSERT INTO booking_link (token_hash, seat_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      [tokenHash, seatId, this.clock.now(), expiresAt],
    );
    return url;
  }

  /** A personal link of a booking, still to be stored. */
  createManage(session: SessionTime): NewLink {
    const { token, tokenHash } = createLinkToken();
    return { url: this.manageUrl(token), tokenHash, expiresAt: expiryOf(session) };
  }

  /** The address of a personal link. */
  manageUrl(token: string): string {
    return `${this.addresses.list()}/booking#${token}`;
  }

  /** A new personal link of a place in line. */
  async issueWaiting(manager: EntityManager, placeId: string, session: SessionEntity): Promise<string> {
    const { token, tokenHash } = createLinkToken();
    await manager.query(
      'INSERT INTO waiting_link (token_hash, place_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      [tokenHash, placeId, this.clock.now(), expiryOf(session)],
    );
    return `${this.addresses.list()}/waiting#${token}`;
  }

  /** The booking of a personal link. Undefined: unknown, altered, expired, or the seat belongs to another person by now. */
  async findSeat(token: string): Promise<string | undefined> {
    return this.find('SELECT seat_id AS id FROM booking_link WHERE token_hash = $1 AND expires_at > $2', token);
  }

  async findPlace(token: string): Promise<string | undefined> {
    return this.find('SELECT place_id AS id FROM waiting_link WHERE token_hash = $1 AND expires_at > $2', token);
  }

  /**
   * The link was read before the seat was locked, and the seat may have gone to another person meanwhile.
   *
   * @throws {BookingLinkInvalidError} the link opens this booking no more.
   */
  async assertOpens(manager: EntityManager, { seatId, token }: SeatLink): Promise<void> {
    const rows: unknown[] = await manager.query('SELECT 1 FROM booking_link WHERE token_hash = $1 AND seat_id = $2', [
      hashLinkToken(token),
      seatId,
    ]);
    if (rows.length === 0) throw new BookingLinkInvalidError();
  }

  /** Takes back a personal link that was not handed out. */
  async withdraw(url: string): Promise<void> {
    await this.dataSource.query('DELETE FROM booking_link WHERE token_hash = $1', [hashLinkToken(linkTokenOf(url))]);
  }

  /** The former holder of a seat has no way to it any more. */
  async revoke(manager: EntityManager, seatId: string): Promise<void> {
    await manager.query('DELETE FROM booking_link WHERE seat_id = $1', [seatId]);
    await manager.query('DELETE FROM telegram_link WHERE seat_id = $1', [seatId]);
    await manager.query('DELETE FROM telegram_chat WHERE seat_id = $1', [seatId]);
  }

  statusToken(seatId: string): string {
    return createStatusToken(seatId, this.config.THROTTLE_SECRET);
  }

  readStatusToken(token: string): string | undefined {
    return readStatusToken(token, this.config.THROTTLE_SECRET);
  }

  private async find(query: string, token: string): Promise<string | undefined> {
    if (!isLinkToken(token)) return undefined;
    const [row] = await this.dataSource.query<{ id: string }[]>(query, [hashLinkToken(token), this.clock.now()]);
    return row?.id;
  }
}

/** The token of a personal link. */
export function linkTokenOf(url: string): string {
  return new URL(url).hash.slice(1);
}

function expiryOf(session: SessionTime): Date {
  return new Date(sessionEnd(session).getTime() + AFTER_SESSION_MS);
}
