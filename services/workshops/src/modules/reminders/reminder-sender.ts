import { Mailer } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnnouncedBooking } from '../announced/announced-booking';
import type { MailText } from '../mails/booking-texts';
import { toMail } from '../mails/to-mail';
import { toMessage } from '../mails/to-message';
import { TelegramBot } from '../telegram/telegram-bot';
import { TelegramRepository } from '../telegram/telegram.repository';
import type { Reminder } from './reminders.repository';

/** Hands a reminder to the mail server or to the bot. */
@Injectable()
export class ReminderSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly bot: TelegramBot,
    private readonly chats: TelegramRepository,
    private readonly dataSource: DataSource,
  ) {}

  /** Throws when it was not taken. */
  async send(reminder: Reminder, booking: AnnouncedBooking, text: MailText, signal?: AbortSignal): Promise<void> {
    const { seatId, kind, startsAt, channel } = reminder;
    // The same key for every try: mailboxes tell a mail that came twice.
    if (channel === 'mail')
      return this.mailer.send(toMail(booking.email, text), `reminder.${seatId}.${kind}.${Date.parse(startsAt)}`);
    const chatId = await this.chats.findChat(this.dataSource.manager, seatId);
    if (chatId === undefined) return;
    const outcome = await this.bot.send(chatId, toMessage(text), signal);
    if (outcome === 'refused') await this.chats.leave(this.dataSource.manager, chatId);
  }
}
