import { toIdempotentCall, Input, Op, type OpInput, type OpOutput, Public } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toBookSeat } from './book-seat';
import { BookingThrottle } from './booking-throttle';
import { BookingsService } from './bookings.service';
import { toRegistration } from './to-registration';

@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly throttle: BookingThrottle,
  ) {}

  @Op('bookWorkshop')
  @Public()
  async book(
    @Input() { body, headers }: OpInput<'bookWorkshop'>,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Res({ passthrough: true }) reply: Pick<FastifyReply, 'header'>,
  ): Promise<OpOutput<'bookWorkshop'>> {
    await this.throttle.count(request.ip);
    const { seat, replayed } = await this.bookings.book(toBookSeat(body, toIdempotentCall(headers, body)));
    if (replayed) reply.header('idempotency-replayed', 'true');
    return { registration: toRegistration(seat), paymentUrl: null, error: null };
  }
}
