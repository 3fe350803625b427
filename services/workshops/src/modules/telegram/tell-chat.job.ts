import { Job, type JobHandler, type JobRun, type PayloadOf } from '@declic/nest-kit';
import { TelegramBot } from './telegram-bot';
import { TELL_CHAT } from './telegram.jobs';
import { TelegramRepository } from './telegram.repository';

@Job(TELL_CHAT)
export class TellChatJob implements JobHandler<typeof TELL_CHAT> {
  constructor(
    private readonly bot: TelegramBot,
    private readonly chats: TelegramRepository,
  ) {}

  async handle({ chatId, text }: PayloadOf<typeof TELL_CHAT>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    if ((await this.bot.send(chatId, text, signal)) === 'refused')
      await this.chats.inTransaction((manager) => this.chats.leave(manager, chatId));
  }
}
