import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { BookingChatController } from './booking-chat.controller';
import { BookingChatService } from './booking-chat.service';
import { TelegramModule } from '../telegram/telegram.module';

/** Apart from the bot, because bookings issue its links. */
@Module({
  imports: [TelegramModule, BookingsModule],
  controllers: [BookingChatController],
  providers: [BookingChatService],
})
export class TelegramApiModule {}
