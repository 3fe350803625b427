import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { database } from './database/data-source';
import { AnalysisModule } from './modules/analysis/analysis.module';
import { StrategiesModule } from './modules/strategies/strategies.module';

@Module({
  imports: [ServiceModule.forRoot({ database }), StrategiesModule, AnalysisModule],
})
export class AppModule {}
