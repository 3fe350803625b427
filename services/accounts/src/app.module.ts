import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { AccountModule } from './modules/account/account.module';
import { BillingModule } from './modules/billing/billing.module';
import { CreditsModule } from './modules/credits/credits.module';
import { KeysModule } from './modules/keys/keys.module';
import { RecoveryModule } from './modules/recovery/recovery.module';
import { SecurityModule } from './modules/security/security.module';
import { SessionsModule } from './modules/sessions/sessions.module';
import { SigningKeys } from './modules/sessions/signing-keys';
import { SignInModule } from './modules/sign-in/sign-in.module';
import { SignUpModule } from './modules/sign-up/sign-up.module';
import { ToolsModule } from './modules/tools/tools.module';
import { UsageModule } from './modules/usage/usage.module';
import { UsersModule } from './modules/users/users.module';
import { VerificationModule } from './modules/verification/verification.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config, sessionKeys: SigningKeys }),
    SignInModule,
    SignUpModule,
    VerificationModule,
    SessionsModule,
    SecurityModule,
    RecoveryModule,
    AccountModule,
    UsersModule,
    CreditsModule,
    KeysModule,
    BillingModule,
    ToolsModule,
    UsageModule,
  ],
})
export class AppModule {}
