import { Module } from '@nestjs/common';
import { AddressLinksModule } from '../address-links/address-links.module';
import { DevicesModule } from '../devices/devices.module';
import { MailsModule } from '../mails/mails.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { VerificationModule } from '../verification/verification.module';
import { RecoverPasswordJob } from './recover-password.job';
import { RecoveryController } from './recovery.controller';
import { RecoveryRepository } from './recovery.repository';
import { RecoveryService } from './recovery.service';
import { SendRecoveryJob } from './send-recovery.job';

@Module({
  imports: [
    AddressLinksModule,
    DevicesModule,
    UsersModule,
    PasswordsModule,
    SessionsModule,
    VerificationModule,
    ThrottleModule,
    MailsModule,
  ],
  controllers: [RecoveryController],
  providers: [RecoveryService, RecoveryRepository, RecoverPasswordJob, SendRecoveryJob],
  exports: [RecoveryService],
})
export class RecoveryModule {}
