import { JobsModule, ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { marketingConfig } from './config/marketing.config';
import { database } from './database/data-source';
import { FORWARD_SIGN_UP, ForwardSignUpJob } from './modules/waitlist/forward-sign-up.job';
import { WaitlistModule } from './modules/waitlist/waitlist.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config: marketingConfig }),
    JobsModule.forService({ [FORWARD_SIGN_UP]: ForwardSignUpJob }),
    WaitlistModule,
  ],
})
export class AppModule {}
