import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module';
import { MailedLinksModule } from '../mailed-links/mailed-links.module';
import { MailsModule } from '../mails/mails.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { VerificationModule } from '../verification/verification.module';
import { RecoverPasswordJob } from './recover-password.job';
import { RecoveryController } from './recovery.controller';
import { RecoveryService } from './recovery.service';
import { SendRecoveryJob } from './send-recovery.job';

@Module({
  imports: [
    MailedLinksModule,
    DevicesModule,
    UsersModule,
    PasswordsModule,
    SessionsModule,
    VerificationModule,
    ThrottleModule,
    MailsModule,
  ],
  controllers: [RecoveryController],
  providers: [RecoveryService, RecoverPasswordJob, SendRecoveryJob],
  exports: [RecoveryService],
})
export class RecoveryModule {}
