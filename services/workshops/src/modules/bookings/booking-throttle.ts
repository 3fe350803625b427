import { InjectConfig, networkOf, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bookingsPerHour, type WorkshopsConfig } from '../../config';
import { TooManyBookingsError } from './booking.errors';

const HOUR = 3600;

/** Keeps one network from mailing strangers through the booking form. */
@Injectable()
export class BookingThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /** @throws {TooManyBookingsError} this address has used up its hour. */
  async count(address: string): Promise<void> {
    const limit = bookingsPerHour(this.config);
    const [hit] = await this.throttle.hit(this.dataSource.manager, [
      { scope: 'booking', subject: networkOf(address), limit, windowSeconds: HOUR },
    ]);
    if (hit && !hit.allowed) throw new TooManyBookingsError(hit.retryAfterSeconds);
  }
}
