import { Module } from '@nestjs/common';
import { EngineModule } from '../../engine/engine.module';
import { WorkflowsModule } from '../../workflows/workflows.module';
import { ChargesModule } from '../charges/charges.module';
import { PdfsModule } from '../pdfs/pdfs.module';
import { AnalyseStrategyJob } from './analyse-strategy.job';
import { AnalysisCallsRepository } from './analysis-calls.repository';
import { AnalysisDeliveriesController } from './analysis-deliveries.controller';
import { AnalysisDeliveriesService } from './analysis-deliveries.service';
import { AnalysisRepository } from './analysis.repository';
import { EndAnalysisCallJob } from './end-analysis-call.job';

@Module({
  imports: [ChargesModule, EngineModule, PdfsModule, WorkflowsModule],
  controllers: [AnalysisDeliveriesController],
  providers: [
    AnalyseStrategyJob,
    EndAnalysisCallJob,
    AnalysisRepository,
    AnalysisCallsRepository,
    AnalysisDeliveriesService,
  ],
})
export class AnalysisModule {}
