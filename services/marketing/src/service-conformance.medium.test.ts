import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, {
  open: [
    'confirmWaitlistEntry',
    'getWaitlistOffer',
    'joinWaitlist',
    'requestExpert',
    'showWaitlistConfirmation',
    'showWaitlistWithdrawal',
    'submitExpertForm',
    'submitWaitlistForm',
    'withdrawFromWaitlist',
  ],
});
