import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { DemoModule } from './demo/demo.module';
import { BookingsModule } from './modules/bookings/bookings.module';
import { SessionsModule } from './modules/sessions/sessions.module';
import { TelegramModule } from './modules/telegram/telegram.module';
import { UnbuiltController } from './modules/unbuilt.controller';

@Module({
  imports: [ServiceModule.forRoot({ database, config }), SessionsModule, BookingsModule, TelegramModule, DemoModule],
  controllers: [UnbuiltController],
})
export class AppModule {}
