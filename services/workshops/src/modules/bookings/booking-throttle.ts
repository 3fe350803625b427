import { createHmac } from 'node:crypto';
import { Clock, InjectConfig } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bookingsPerHour, type WorkshopsConfig } from '../../config';
import { TooManyBookingsError } from './booking.errors';

const HOUR = 3_600_000;

/** Keeps one network from mailing strangers through the booking form. Counted in the database, so all replicas share it. */
@Injectable()
export class BookingThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /** @throws {TooManyBookingsError} this address has used up its hour. */
  async count(address: string): Promise<void> {
    const now = this.clock.now().getTime();
    const hour = new Date(now - (now % HOUR));
    const attempts = await this.add(this.hashOf(address), hour);
    if (attempts > bookingsPerHour(this.config))
      throw new TooManyBookingsError(Math.ceil((hour.getTime() + HOUR - now) / 1000));
  }

  private async add(addressHash: Buffer, hour: Date): Promise<number> {
    const rows: unknown = await this.dataSource.query(
      `WITH forgotten AS (
         DELETE FROM booking_attempt WHERE hour < $2::timestamptz - interval '1 day'
       ), counted AS (
         INSERT INTO booking_attempt (address_hash, hour) VALUES ($1, $2)
         ON CONFLICT (address_hash, hour) DO UPDATE SET attempts = booking_attempt.attempts + 1
         RETURNING attempts
       ) SELECT attempts FROM counted`,
      [addressHash, hour],
    );
    return (rows as { attempts: number }[])[0]?.attempts ?? 0; // shaped by the SELECT above
  }

  /** Addresses are personal data: a keyed hash tells them apart as well. */
  private hashOf(address: string): Buffer {
    return createHmac('sha256', this.config.JWT_SECRET).update(`booking-throttle:${address}`).digest();
  }
}
