import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnnouncedBookings, isComing } from '../announced/announced-bookings.repository';
import { BookingLinkInvalidError } from '../booked-seats/booking.errors';
import { BookingTokenGuard, TokenSeat } from '../booked-seats/link-guards';
import { CalendarFiles } from '../calendar/calendar-files';

@Controller()
@GuardedBy(BookingTokenGuard)
export class BookingCalendarController {
  constructor(
    private readonly bookings: AnnouncedBookings,
    private readonly files: CalendarFiles,
  ) {}

  @Op('getBookingCalendar')
  async get(
    @Input() _: OpInput<'getBookingCalendar'>,
    @TokenSeat() seatId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const booking = await this.bookings.find(seatId);
    if (!booking) throw new BookingLinkInvalidError();
    const { method, content } = this.files.write(booking.announced, isComing(booking) ? 'REQUEST' : 'CANCEL');
    await reply
      .headers({
        'content-type': `text/calendar; charset=utf-8; method=${method}`,
        'content-disposition': 'attachment; filename="workshop.ics"',
      })
      .send(content);
  }
}
