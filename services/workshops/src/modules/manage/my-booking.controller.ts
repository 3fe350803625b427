import { GuardedBy, Input, Op, type OpInput, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { TRANSFERS } from '../booked-seats/booking-budget';
import type { SeatLink } from '../booked-seats/booking-links';
import { BookingTokenGuard, OpenedLink, TokenSeat } from '../booked-seats/link-guards';
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
  async confirm(@Input() _input: OpInput<'confirmMyBooking'>, @OpenedLink() link: SeatLink) {
    await this.confirmations.confirm(link);
    return toMyBooking(await this.bookings.read(link.seatId));
  }

  @Op('cancelMyBooking')
  async cancel(@Input() { body }: OpInput<'cancelMyBooking'>, @OpenedLink() link: SeatLink) {
    await this.cancellations.cancel(link, body.refund_eur);
    return toMyBooking(await this.bookings.read(link.seatId));
  }

  @Op('transferMyBooking')
  @Throttled(TRANSFERS)
  async transfer(@Input() { body }: OpInput<'transferMyBooking'>, @OpenedLink() link: SeatLink): Promise<void> {
    await this.transfers.transfer(link, { email: body.email.trim(), firstName: body.firstName.trim() });
  }
}
