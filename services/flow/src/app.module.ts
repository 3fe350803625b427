import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { AnalysisModule } from './modules/analysis/analysis.module';
import { CorrectionsModule } from './modules/corrections/corrections.module';
import { DraftsModule } from './modules/drafts/drafts.module';
import { EventsModule } from './modules/events/events.module';
import { IdeasModule } from './modules/ideas/ideas.module';
import { PdfsModule } from './modules/pdfs/pdfs.module';
import { PlanModule } from './modules/plan/plan.module';
import { StrategiesModule } from './modules/strategies/strategies.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config }),
    StrategiesModule,
    AnalysisModule,
    EventsModule,
    CorrectionsModule,
    PdfsModule,
    IdeasModule,
    DraftsModule,
    PlanModule,
  ],
})
export class AppModule {}
