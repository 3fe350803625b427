import { toNetwork, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bookingsPerHour, type WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

const HOUR = 3600;

const TOO_MANY_BOOKINGS = {
  code: 'too_many_bookings',
  message: 'Too many bookings from this network. Try again later.',
};

/** Keeps one network from mailing strangers through the booking form. */
@Injectable()
export class BookingThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  /** @throws {TooManyRequestsError} this address has used up its hour. */
  async count(address: string): Promise<void> {
    const subject = toNetwork(address);
    const limit = { scope: 'booking', subject, limit: bookingsPerHour(this.config), windowSeconds: HOUR };
    await this.throttle.enforce(this.dataSource.manager, limit, TOO_MANY_BOOKINGS);
  }
}
