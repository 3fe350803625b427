import { Job, type JobHandler, type JobRun, JobSchedule, type PayloadOf } from '@declic/nest-kit';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { TelegramBot } from './telegram-bot';
import { REGISTER_BOT } from './telegram.jobs';

/** At each start of the service: the bot or the public address may have changed. */
@Job(REGISTER_BOT)
export class RegisterBotJob implements JobHandler<typeof REGISTER_BOT>, OnApplicationBootstrap {
  constructor(
    private readonly bot: TelegramBot,
    private readonly schedule: JobSchedule,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.bot.isAvailable) await this.schedule.plan(REGISTER_BOT, {}, 0);
  }

  async handle(_: PayloadOf<typeof REGISTER_BOT>, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    await this.bot.register(signal);
  }
}
