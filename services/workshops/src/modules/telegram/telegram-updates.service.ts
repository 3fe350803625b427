import { Clock, hashLinkToken, Jobs } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { botTexts } from './bot-texts';
import { type BotEvent, parseUpdate } from './parse-update';
import { TelegramBot } from './telegram-bot';
import { TelegramSecretInvalidError } from './telegram.errors';
import { TELL_CHAT } from './telegram.jobs';
import { TelegramRepository } from './telegram.repository';

/** Takes what people write to the bot. */
@Injectable()
export class TelegramUpdatesService {
  constructor(
    private readonly bot: TelegramBot,
    private readonly repository: TelegramRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws {TelegramSecretInvalidError} the call does not come from Telegram. */
  async receive(secret: string, body: unknown): Promise<void> {
    if (!this.bot.knowsSecret(secret)) throw new TelegramSecretInvalidError();
    const event = parseUpdate(body);
    if (!event) return;
    await this.repository.inTransaction(async (manager) => {
      const answer = await this.act(manager, event);
      if (answer !== null) await this.jobs.add(manager, TELL_CHAT, { chatId: event.chatId, text: answer });
    });
  }

  private async act(manager: EntityManager, event: BotEvent): Promise<string | null> {
    switch (event.kind) {
      case 'start':
        return event.token === null ? botTexts.withoutLink : this.join(manager, event.token, event.chatId);
      case 'stop': {
        const left = await this.repository.leave(manager, event.chatId);
        return left > 0 ? botTexts.stopped : botTexts.nothingToStop;
      }
      case 'blocked':
        await this.repository.leave(manager, event.chatId);
        return null;
      case 'other':
        return botTexts.help;
    }
  }

  private async join(manager: EntityManager, token: string, chatId: string): Promise<string> {
    const tokenHash = hashLinkToken(token);
    const now = this.clock.now();
    const booking = await this.repository.useLink(manager, tokenHash, now);
    if (booking) {
      await this.repository.join(manager, booking.seatId, chatId, now);
      return botTexts.joined(booking);
    }
    return (await this.repository.hasJoinedBy(manager, tokenHash, chatId)) ? botTexts.alreadyJoined : botTexts.linkOver;
  }
}
