import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module';
import { MailsModule } from '../mails/mails.module';
import { UsersModule } from '../users/users.module';
import { KeysController } from './keys.controller';
import { KeysRepository } from './keys.repository';
import { KeysService } from './keys.service';
import { StatsController } from './stats.controller';

@Module({
  imports: [CreditsModule, MailsModule, UsersModule],
  controllers: [KeysController, StatsController],
  providers: [KeysService, KeysRepository],
  exports: [KeysRepository],
})
export class KeysModule {}
