import { Module } from '@nestjs/common';
import { BookingNotices } from '../booked-seats/booking-notices';
import { CalendarModule } from '../calendar/calendar.module';
import { TelegramModule } from '../telegram/telegram.module';
import { MailedNotices } from './mailed-notices';
import { SendChangeJob } from './send-change.job';

@Module({
  imports: [CalendarModule, TelegramModule],
  providers: [{ provide: BookingNotices, useClass: MailedNotices }, SendChangeJob],
  exports: [BookingNotices],
})
export class MailsModule {}
