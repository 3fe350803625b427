import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingOverError } from '../booked-seats/booking.errors';
import { type StartLink, TelegramLinks } from '../telegram/telegram-links';
import { TelegramUnavailableError } from '../telegram/telegram.errors';

/** The chat of one booking, for the person who has its personal link. */
@Injectable()
export class BookingChatService {
  constructor(
    private readonly links: TelegramLinks,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @throws {TelegramUnavailableError} no bot is configured.
   * @throws {BookingOverError} the booking is not confirmed, or its workshop is over or cancelled.
   */
  async createLink(seatId: string): Promise<StartLink> {
    if (!this.links.isAvailable) throw new TelegramUnavailableError();
    const link = await this.dataSource.transaction((manager) => this.links.issue(manager, seatId));
    if (!link) throw new BookingOverError();
    return link;
  }

  async unlink(seatId: string): Promise<void> {
    await this.dataSource.transaction((manager) => this.links.unlink(manager, seatId));
  }
}
