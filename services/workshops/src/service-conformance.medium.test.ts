import { serviceConformance } from '@declic/nest-kit/testing';
import { AppModule } from './app.module';

serviceConformance(AppModule, {
  open: [
    'bookWorkshop',
    'getBookingPolicy',
    'getWorkshop',
    'getWorkshopPicture',
    'getWorkshopsCalendar',
    'getWorkshopsFeed',
    'getWorkshopsPicture',
    'getWorkshopsSitemap',
    'joinWaitingList',
    'listWorkshops',
    'receiveTelegramUpdate',
    'receiveWorkshopPayment',
    'resendBookingLink',
  ],
});
