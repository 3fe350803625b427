import { Module } from '@nestjs/common';
import { ForwardSignUpJob } from './forward-sign-up.job';
import { SendConfirmationJob } from './send-confirmation.job';
import { WaitlistThrottle } from './waitlist-throttle';
import { WaitlistController } from './waitlist.controller';
import { WaitlistRepository } from './waitlist.repository';
import { WaitlistService } from './waitlist.service';

@Module({
  controllers: [WaitlistController],
  providers: [WaitlistService, WaitlistRepository, WaitlistThrottle, ForwardSignUpJob, SendConfirmationJob],
})
export class WaitlistModule {}
