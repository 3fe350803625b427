import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { BookingStatusGuard, TokenSeat } from '../booked-seats/link-guards';
import { BookingStatusService } from './booking-status.service';
import { toBookingStatus } from './to-booking-status';

@Controller()
@GuardedBy(BookingStatusGuard)
export class BookingStatusController {
  constructor(private readonly statuses: BookingStatusService) {}

  @Op('getBookingStatus')
  async get(@Input() _input: OpInput<'getBookingStatus'>, @TokenSeat() seatId: string) {
    return toBookingStatus(await this.statuses.read(seatId));
  }

  @Op('releaseHeldBooking')
  async release(@Input() _input: OpInput<'releaseHeldBooking'>, @TokenSeat() seatId: string) {
    await this.statuses.release(seatId);
    return toBookingStatus(await this.statuses.read(seatId));
  }
}
