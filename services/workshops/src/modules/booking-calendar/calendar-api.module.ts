import { Module } from '@nestjs/common';
import { AnnouncedBookings } from '../announced/announced-bookings.repository';
import { BookingsModule } from '../bookings/bookings.module';
import { BookingCalendarController } from './booking-calendar.controller';
import { CalendarModule } from '../calendar/calendar.module';

@Module({
  imports: [CalendarModule, BookingsModule],
  controllers: [BookingCalendarController],
  providers: [AnnouncedBookings],
})
export class CalendarApiModule {}
