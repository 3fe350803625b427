import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, { open: ['confirmWaitlistEntry', 'joinWaitlist', 'showWaitlistConfirmation'] });
