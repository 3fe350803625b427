import { Module } from '@nestjs/common';
import { EngineModule } from '../../engine/engine.module';
import { DraftsModule } from '../drafts/drafts.module';
import { WorkThrottleModule } from '../work-throttle/work-throttle.module';
import { IdeaAttemptsRepository } from './idea-attempts.repository';
import { IdeasController } from './ideas.controller';
import { IdeasRepository } from './ideas.repository';
import { IdeasService } from './ideas.service';
import { WriteIdeasJob } from './write-ideas.job';

@Module({
  imports: [EngineModule, DraftsModule, WorkThrottleModule],
  controllers: [IdeasController],
  providers: [IdeasService, IdeasRepository, IdeaAttemptsRepository, WriteIdeasJob],
  exports: [IdeasService, IdeasRepository],
})
export class IdeasModule {}
