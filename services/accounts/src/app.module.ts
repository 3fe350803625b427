import { JobsModule, ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { AccountLifecycleModule } from './modules/account-lifecycle/account-lifecycle.module';
import { BillingModule } from './modules/billing/billing.module';
import { CreditsModule } from './modules/credits/credits.module';
import { KeysModule } from './modules/keys/keys.module';
import { RecoverPasswordJob } from './modules/recovery/recover-password.job';
import { RecoveryModule } from './modules/recovery/recovery.module';
import { SendRecoveryJob } from './modules/recovery/send-recovery.job';
import { SessionsModule } from './modules/sessions/sessions.module';
import { OpenAccountJob } from './modules/sign-up/open-account.job';
import { ResendVerificationJob } from './modules/sign-up/resend-verification.job';
import { SendVerificationJob } from './modules/sign-up/send-verification.job';
import { SignInPausedJob } from './modules/sign-up/sign-in-paused.job';
import { SignUpModule } from './modules/sign-up/sign-up.module';
import { ToolsModule } from './modules/tools/tools.module';
import { MARK_USAGE, MarkUsageJob } from './modules/usage/mark-usage.job';
import { UsageModule } from './modules/usage/usage.module';
import { UsersModule } from './modules/users/users.module';
import { VerificationModule } from './modules/verification/verification.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config }),
    JobsModule.forService({
      [MARK_USAGE]: MarkUsageJob,
      'open-account': OpenAccountJob,
      'recover-password': RecoverPasswordJob,
      'resend-verification': ResendVerificationJob,
      'send-recovery': SendRecoveryJob,
      'send-verification': SendVerificationJob,
      'sign-in-paused': SignInPausedJob,
    }),
    SignUpModule,
    VerificationModule,
    SessionsModule,
    RecoveryModule,
    AccountLifecycleModule,
    UsersModule,
    CreditsModule,
    KeysModule,
    BillingModule,
    ToolsModule,
    UsageModule,
  ],
})
export class AppModule {}
