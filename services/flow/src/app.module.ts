import { JobsModule, ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { database } from './database/data-source';
import { AnalysisModule } from './modules/analysis/analysis.module';
import { AnalyseStrategyJob } from './modules/analysis/analyse-strategy.job';
import { ANALYSE_STRATEGY } from './modules/strategies/analysis-request';
import { StrategiesModule } from './modules/strategies/strategies.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database }),
    JobsModule.forService({ [ANALYSE_STRATEGY]: AnalyseStrategyJob }),
    StrategiesModule,
    AnalysisModule,
  ],
})
export class AppModule {}
