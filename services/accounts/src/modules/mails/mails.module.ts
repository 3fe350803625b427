import { Module } from '@nestjs/common';
import { AccountMails } from './account-mails';
import { SecurityMails } from './security-mails';

@Module({ providers: [AccountMails, SecurityMails], exports: [AccountMails, SecurityMails] })
export class MailsModule {}
