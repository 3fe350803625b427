import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { VerificationModule } from '../verification/verification.module';
import { MailsModule } from '../mails/mails.module';
import { OpenAccountJob } from './open-account.job';
import { SignUpController } from './sign-up.controller';
import { SignUpService } from './sign-up.service';

@Module({
  imports: [UsersModule, PasswordsModule, ThrottleModule, VerificationModule, MailsModule],
  controllers: [SignUpController],
  providers: [SignUpService, OpenAccountJob],
})
export class SignUpModule {}
