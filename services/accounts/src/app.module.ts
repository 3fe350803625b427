import { JobsModule, ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { CreditsModule } from './modules/credits/credits.module';
import { KeysModule } from './modules/keys/keys.module';
import { SessionsModule } from './modules/sessions/sessions.module';
import { OpenAccountJob } from './modules/sign-up/open-account.job';
import { ResendVerificationJob } from './modules/sign-up/resend-verification.job';
import { SendVerificationJob } from './modules/sign-up/send-verification.job';
import { SignInPausedJob } from './modules/sign-up/sign-in-paused.job';
import { SignUpModule } from './modules/sign-up/sign-up.module';
import { ToolsModule } from './modules/tools/tools.module';
import { UsageModule } from './modules/usage/usage.module';
import { UsersModule } from './modules/users/users.module';
import { VerificationModule } from './modules/verification/verification.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config }),
    JobsModule.forService({
      'open-account': OpenAccountJob,
      'resend-verification': ResendVerificationJob,
      'send-verification': SendVerificationJob,
      'sign-in-paused': SignInPausedJob,
    }),
    SignUpModule,
    VerificationModule,
    SessionsModule,
    UsersModule,
    CreditsModule,
    KeysModule,
    ToolsModule,
    UsageModule,
  ],
})
export class AppModule {}
