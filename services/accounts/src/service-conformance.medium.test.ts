import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, {
  open: [
    'checkPasswordLink',
    'confirmEmailChange',
    'confirmVerification',
    'getSigningKeys',
    'listAddOns',
    'listPlans',
    'receivePaymentEvent',
    'refreshSession',
    'renewPasswordLink',
    'renewVerification',
    'requestPasswordRecovery',
    'resendVerification',
    'resetPassword',
    'restoreEmail',
    'showEmailChange',
    'showEmailRestoration',
    'showVerification',
    'signIn',
    'signOut',
    'signUp',
  ],
});
