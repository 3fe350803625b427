import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TelegramLinks } from '../telegram/telegram-links';
import type { BookedSeat } from '../booked-seats/book-seat';
import { BookingLinks } from '../booked-seats/booking-links';
import type { BookingAnswer } from './to-booking-result';

/** Adds to a booking what its page goes on with. */
@Injectable()
export class BookingAnswers {
  constructor(
    private readonly links: BookingLinks,
    private readonly telegram: TelegramLinks,
    private readonly dataSource: DataSource,
  ) {}

  async complete(outcome: { readonly seat: BookedSeat; readonly paymentUrl: string | null }): Promise<BookingAnswer> {
    const { seat, paymentUrl } = outcome;
    const wantsTelegram = seat.telegramNotifications && seat.state === 'confirmed';
    const link = wantsTelegram ? await this.telegram.issue(this.dataSource.manager, seat.id) : null;
    return { seat, paymentUrl, statusToken: this.links.statusToken(seat.id), telegramUrl: link?.url ?? null };
  }
}
