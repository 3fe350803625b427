import { Module } from '@nestjs/common';
import { AnnouncedBookings } from '../announced/announced-bookings.repository';
import { BookingsModule } from '../bookings/bookings.module';
import { TelegramModule } from '../telegram/telegram.module';
import { FindRemindersJob } from './find-reminders.job';
import { ReminderSender } from './reminder-sender';
import { RemindersRepository } from './reminders.repository';
import { SendReminderJob } from './send-reminder.job';

@Module({
  imports: [BookingsModule, TelegramModule],
  providers: [FindRemindersJob, SendReminderJob, ReminderSender, AnnouncedBookings, RemindersRepository],
})
export class RemindersModule {}
