import { toIdempotentCall, Input, Op, type OpInput, Public, Throttled } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toBookSeat } from './book-seat';
import { BOOKINGS } from './booking-budget';
import { BookingsService } from './bookings.service';
import { toRegistration } from './to-registration';

@Controller()
export class BookingsController {
  constructor(private readonly bookings: BookingsService) {}

  @Op('bookWorkshop')
  @Public()
  @Throttled(BOOKINGS)
  async book(
    @Input() { body, headers }: OpInput<'bookWorkshop'>,
    @Res({ passthrough: true }) reply: Pick<FastifyReply, 'header'>,
  ) {
    const { seat, replayed } = await this.bookings.book(toBookSeat(body, toIdempotentCall(headers, body)));
    if (replayed) reply.header('idempotency-replayed', 'true');
    return { registration: toRegistration(seat), paymentUrl: null, expiresAt: null, statusToken: '', telegramUrl: null, error: null };
  }
}
