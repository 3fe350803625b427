import { Module } from '@nestjs/common';
import { ForwardSignUpJob } from './forward-sign-up.job';
import { SendConfirmationJob } from './send-confirmation.job';
import { WaitlistController } from './waitlist.controller';
import { WaitlistRepository } from './waitlist.repository';
import { WaitlistService } from './waitlist.service';

@Module({
  controllers: [WaitlistController],
  providers: [WaitlistService, WaitlistRepository, ForwardSignUpJob, SendConfirmationJob],
})
export class WaitlistModule {}
