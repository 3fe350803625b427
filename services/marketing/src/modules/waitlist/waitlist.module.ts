import { Module } from '@nestjs/common';
import { FormThrottle } from '../form-throttle';
import { ForgetUnconfirmedJob } from './forget-unconfirmed.job';
import { ForwardSignUpJob } from './forward-sign-up.job';
import { SendConfirmationJob } from './send-confirmation.job';
import { WaitlistFormController } from './waitlist-form.controller';
import { WaitlistFormService } from './waitlist-form.service';
import { WaitlistController } from './waitlist.controller';
import { WaitlistRepository } from './waitlist.repository';
import { WaitlistService } from './waitlist.service';
import { WithdrawalController } from './withdrawal.controller';

@Module({
  controllers: [WaitlistController, WaitlistFormController, WithdrawalController],
  providers: [
    WaitlistService,
    WaitlistFormService,
    FormThrottle,
    WaitlistRepository,
    ForwardSignUpJob,
    SendConfirmationJob,
    ForgetUnconfirmedJob,
  ],
})
export class WaitlistModule {}
