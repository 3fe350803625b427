import { Clock, createLinkToken, Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TelegramBot } from './telegram-bot';
import { TELL_CHAT } from './telegram.jobs';
import { TelegramRepository } from './telegram.repository';

export interface StartLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Joins bookings and chats. A bot cannot write to a user name, so the person opens the chat.
 *
 * @decision D26
 */
@Injectable()
export class TelegramLinks {
  constructor(
    private readonly bot: TelegramBot,
    private readonly repository: TelegramRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  get isAvailable(): boolean {
    return this.bot.isAvailable;
  }

  /** A link that joins one chat to the booking, once; null without a bot or when the booking is over. */
  async issue(manager: EntityManager, seatId: string): Promise<StartLink | null> {
    if (!this.bot.isAvailable) return null;
    const { token, tokenHash } = createLinkToken();
    const expiresAt = await this.repository.addLink(manager, seatId, tokenHash, this.clock.now());
    return expiresAt ? { url: this.bot.startUrl(token), expiresAt } : null;
  }

  async isLinked(manager: EntityManager, seatId: string): Promise<boolean> {
    return (await this.repository.findChat(manager, seatId)) !== undefined;
  }

  unlink(manager: EntityManager, seatId: string): Promise<void> {
    return this.repository.unlink(manager, seatId);
  }

  /** Says something in the chat of a booking, if one has joined it. What waits there under the same name is replaced. */
  async tell(manager: EntityManager, seatId: string, text: string, name: string): Promise<void> {
    const chatId = await this.repository.findChat(manager, seatId);
    if (chatId === undefined) return;
    await this.jobs.add(manager, TELL_CHAT, { chatId, text }, { jobKey: name, queueName: name });
  }
}
