import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module';
import { MailsModule } from '../mails/mails.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RecoveryModule } from '../recovery/recovery.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { SignInPausedJob } from './sign-in-paused.job';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';

@Module({
  imports: [UsersModule, PasswordsModule, ThrottleModule, DevicesModule, MailsModule, RecoveryModule, SessionsModule],
  controllers: [SignInController],
  providers: [SignInService, SignInPausedJob],
})
export class SignInModule {}
