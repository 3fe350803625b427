import { Module } from '@nestjs/common';
import { EngineModule } from '../../engine/engine.module';
import { WorkflowsModule } from '../../workflows/workflows.module';
import { ChargesModule } from '../charges/charges.module';
import { WorkThrottleModule } from '../work-throttle/work-throttle.module';
import { PaidAnalysesRepository } from './paid-analyses.repository';
import { StrategiesController } from './strategies.controller';
import { StrategiesRepository } from './strategies.repository';
import { StrategiesService } from './strategies.service';

@Module({
  imports: [ChargesModule, EngineModule, WorkThrottleModule, WorkflowsModule],
  controllers: [StrategiesController],
  providers: [StrategiesService, StrategiesRepository, PaidAnalysesRepository],
  exports: [StrategiesService],
})
export class StrategiesModule {}
