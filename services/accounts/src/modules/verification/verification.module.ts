import { Module } from '@nestjs/common';
import { CreditsModule } from '../credits/credits.module';
import { DevicesModule } from '../devices/devices.module';
import { MailedLinksModule } from '../mailed-links/mailed-links.module';
import { MailsModule } from '../mails/mails.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { LinkPassword } from './link-password';
import { ResendVerificationController } from './resend-verification.controller';
import { ResendVerificationJob } from './resend-verification.job';
import { ResendVerificationService } from './resend-verification.service';
import { SendVerificationJob } from './send-verification.job';
import { SignUpBrowser } from './sign-up-browser';
import { SignUpsRepository } from './sign-ups.repository';
import { VerificationController } from './verification.controller';
import { VerificationService } from './verification.service';

@Module({
  imports: [
    MailedLinksModule,
    UsersModule,
    PasswordsModule,
    CreditsModule,
    SessionsModule,
    DevicesModule,
    ThrottleModule,
    MailsModule,
  ],
  controllers: [VerificationController, ResendVerificationController],
  providers: [
    VerificationService,
    ResendVerificationService,
    SignUpsRepository,
    SignUpBrowser,
    LinkPassword,
    ResendVerificationJob,
    SendVerificationJob,
  ],
  exports: [VerificationService, SignUpsRepository, SignUpBrowser],
})
export class VerificationModule {}
