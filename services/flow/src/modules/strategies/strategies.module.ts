import { Module } from '@nestjs/common';
import { StreamAllowance } from './stream-allowance';
import { StrategiesController } from './strategies.controller';
import { StrategiesRepository } from './strategies.repository';
import { StrategiesService } from './strategies.service';
import { StrategyChanges } from './strategy-changes';
import { StrategyEvents } from './strategy-events';

@Module({
  controllers: [StrategiesController],
  providers: [StrategiesService, StrategiesRepository, StrategyChanges, StrategyEvents, StreamAllowance],
})
export class StrategiesModule {}
