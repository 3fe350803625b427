import { Module } from '@nestjs/common';
import { AccountMails } from './account-mails';

@Module({ providers: [AccountMails], exports: [AccountMails] })
export class MailsModule {}
