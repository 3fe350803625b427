import { GuardedBy, Input, Op, type OpInput, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { TRANSFERS } from '../bookings/booking-budget';
import { BookingTokenGuard, TokenSeat } from '../bookings/link-guards';
import { CancelBookingService } from './cancel-booking.service';
import { ConfirmBookingService } from './confirm-booking.service';
import { MyBookingService } from './my-booking.service';
import { toMyBooking } from './to-my-booking';
import { TransferBookingService } from './transfer-booking.service';

/** What the personal link of a mail opens. */
@Controller()
@GuardedBy(BookingTokenGuard)
export class MyBookingController {
  constructor(
    private readonly bookings: MyBookingService,
    private readonly confirmations: ConfirmBookingService,
    private readonly cancellations: CancelBookingService,
    private readonly transfers: TransferBookingService,
  ) {}

  @Op('getMyBooking')
  async get(@Input() _input: OpInput<'getMyBooking'>, @TokenSeat() seatId: string) {
    return toMyBooking(await this.bookings.read(seatId));
  }

  @Op('confirmMyBooking')
  async confirm(@Input() _input: OpInput<'confirmMyBooking'>, @TokenSeat() seatId: string) {
    await this.confirmations.confirm(seatId);
    return toMyBooking(await this.bookings.read(seatId));
  }

  @Op('cancelMyBooking')
  async cancel(@Input() { body }: OpInput<'cancelMyBooking'>, @TokenSeat() seatId: string) {
    await this.cancellations.cancel(seatId, body.refund_eur);
    return toMyBooking(await this.bookings.read(seatId));
  }

  @Op('transferMyBooking')
  @Throttled(TRANSFERS)
  async transfer(@Input() { body }: OpInput<'transferMyBooking'>, @TokenSeat() seatId: string): Promise<void> {
    await this.transfers.transfer(seatId, { email: body.email.trim(), firstName: body.firstName.trim() });
  }
}
