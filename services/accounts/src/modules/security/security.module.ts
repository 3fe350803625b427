import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RecoveryModule } from '../recovery/recovery.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { AddressChangeService } from './address-change.service';
import { AddressLinksController } from './address-links.controller';
import { AddressLinksRepository } from './address-links.repository';
import { PasswordChangeService } from './password-change.service';
import { PresentPassword } from './present-password';
import { RequestAddressChangeJob } from './request-address-change.job';
import { SecurityController } from './security.controller';
import { SendAddressChangeJob } from './send-address-change.job';
import { SendAddressChangedJob } from './send-address-changed.job';

@Module({
  imports: [UsersModule, PasswordsModule, SessionsModule, RecoveryModule, ThrottleModule, MailsModule],
  controllers: [SecurityController, AddressLinksController],
  providers: [
    PasswordChangeService,
    AddressChangeService,
    AddressLinksRepository,
    PresentPassword,
    RequestAddressChangeJob,
    SendAddressChangeJob,
    SendAddressChangedJob,
  ],
})
export class SecurityModule {}
