import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, {
  open: [
    'bookWorkshop',
    'getBookingPolicy',
    'getWorkshop',
    'joinWaitingList',
    'listWorkshops',
    'receiveTelegramUpdate',
    'receiveWorkshopPayment',
    'resendBookingLink',
  ],
});
