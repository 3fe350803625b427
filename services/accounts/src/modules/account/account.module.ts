import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { MailsModule } from '../mails/mails.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsageModule } from '../usage/usage.module';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportRepository } from './account-export.repository';
import { AccountExportService } from './account-export.service';
import { AccountController } from './account.controller';
import { PausedKeys } from './paused-keys';

@Module({
  imports: [SessionsModule, MailsModule, UsageModule, BillingModule],
  controllers: [AccountController],
  providers: [
    AccountDeletionService,
    AccountDeletionRepository,
    PausedKeys,
    AccountExportService,
    AccountExportRepository,
  ],
})
export class AccountModule {}
