import { Module } from '@nestjs/common';
import { StrategiesModule } from '../strategies/strategies.module';
import { EventsController } from './events.controller';
import { StrategyEvents } from './strategy-events';
import { StreamAllowance } from './stream-allowance';

@Module({
  imports: [StrategiesModule],
  controllers: [EventsController],
  providers: [StrategyEvents, StreamAllowance],
})
export class EventsModule {}
