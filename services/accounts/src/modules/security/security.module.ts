import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module';
import { KeysModule } from '../keys/keys.module';
import { MailedLinksModule } from '../mailed-links/mailed-links.module';
import { MailsModule } from '../mails/mails.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ThrottleModule } from '../throttle/throttle.module';
import { UsersModule } from '../users/users.module';
import { AccountRestorationService } from './account-restoration.service';
import { AddressChangeService } from './address-change.service';
import { AddressLinksController } from './address-links.controller';
import { PasswordChangeService } from './password-change.service';
import { PresentPassword } from './present-password';
import { RequestAddressChangeJob } from './request-address-change.job';
import { SecurityController } from './security.controller';
import { SendAddressChangeJob } from './send-address-change.job';
import { SendAddressChangedJob } from './send-address-changed.job';

@Module({
  imports: [
    MailedLinksModule,
    UsersModule,
    PasswordsModule,
    SessionsModule,
    ThrottleModule,
    MailsModule,
    DevicesModule,
    KeysModule,
  ],
  controllers: [SecurityController, AddressLinksController],
  providers: [
    PasswordChangeService,
    AddressChangeService,
    AccountRestorationService,
    PresentPassword,
    RequestAddressChangeJob,
    SendAddressChangeJob,
    SendAddressChangedJob,
  ],
})
export class SecurityModule {}
