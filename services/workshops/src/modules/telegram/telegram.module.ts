import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { createTelegramBot } from './create-telegram-bot';
import { RegisterBotJob } from './register-bot.job';
import { TelegramBot } from './telegram-bot';
import { TelegramLinks } from './telegram-links';
import { TelegramRepository } from './telegram.repository';
import { TelegramUpdatesService } from './telegram-updates.service';
import { TelegramWebhookController } from './telegram-webhook.controller';
import { TellChatJob } from './tell-chat.job';

@Module({
  controllers: [TelegramWebhookController],
  providers: [
    { provide: TelegramBot, useFactory: createTelegramBot, inject: [CONFIG] },
    TelegramLinks,
    TelegramRepository,
    TelegramUpdatesService,
    TellChatJob,
    RegisterBotJob,
  ],
  exports: [TelegramLinks, TelegramBot, TelegramRepository],
})
export class TelegramModule {}
