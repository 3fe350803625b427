import {
  Http,
  type HttpExchange,
  Input,
  Op,
  type OpInput,
  Public,
  Throttled,
  toIdempotentCall,
} from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import type { WorkshopsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { toBookSeat } from '../booked-seats/book-seat';
import { BookingAnswers } from './booking-answers.service';
import { BOOKINGS, LINK_REQUESTS } from '../booked-seats/booking-budget';
import { BookingLinks } from '../booked-seats/booking-links';
import { BookingsService } from './bookings.service';
import { toBookingNetwork } from '../booked-seats/booking-network';
import { toBookingResult } from './to-booking-result';

@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly answers: BookingAnswers,
    private readonly links: BookingLinks,
    @InjectConfig() private readonly config: WorkshopsConfig,
  ) {}

  @Op('bookWorkshop')
  @Public()
  @Throttled(BOOKINGS)
  async book(@Input() { body, headers }: OpInput<'bookWorkshop'>, @Http() { request, reply }: HttpExchange) {
    const network = toBookingNetwork(request.ip, this.config.THROTTLE_SECRET);
    const heldSeatId = this.links.readStatusToken(headers['booking-token'] ?? '');
    const attempt = toIdempotentCall(headers, body);
    const outcome = await this.bookings.book(toBookSeat(body, { attempt, ...network, heldSeatId }));
    if (outcome.replayed) reply.header('idempotency-replayed', 'true');
    return toBookingResult(await this.answers.complete(outcome));
  }

  @Op('resendBookingLink')
  @Public()
  @Throttled(LINK_REQUESTS)
  async resendLink(@Input() { body }: OpInput<'resendBookingLink'>): Promise<void> {
    await this.bookings.resendLink(body.sessionId, body.email);
  }
}
