import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { DemoModule } from './demo/demo.module';
import { BookingsModule } from './modules/bookings/bookings.module';
import { CalendarApiModule } from './modules/booking-calendar/calendar-api.module';
import { OrganisersModule } from './modules/organisers/organisers.module';
import { RemindersModule } from './modules/reminders/reminders.module';
import { PublishingModule } from './modules/publishing/publishing.module';
import { RetentionModule } from './modules/retention/retention.module';
import { SessionsModule } from './modules/sessions/sessions.module';
import { TelegramApiModule } from './modules/booking-chat/telegram-api.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config }),
    SessionsModule,
    BookingsModule,
    CalendarApiModule,
    TelegramApiModule,
    RemindersModule,
    RetentionModule,
    OrganisersModule,
    PublishingModule,
    DemoModule,
  ],
})
export class AppModule {}
