import { Module } from '@nestjs/common';
import { EngineModule } from '../../engine/engine.module';
import { WorkThrottleModule } from '../work-throttle/work-throttle.module';
import { WorkflowsModule } from '../../workflows/workflows.module';
import { DraftAttemptsRepository } from './draft-attempts.repository';
import { DraftDeliveriesController } from './draft-deliveries.controller';
import { DraftDeliveriesService } from './draft-deliveries.service';
import { DraftRequests } from './draft-requests';
import { DraftScorer } from './draft-scorer';
import { DraftsController } from './drafts.controller';
import { DraftsRepository } from './drafts.repository';
import { DraftsService } from './drafts.service';
import { EndDraftsCallJob } from './end-drafts-call.job';
import { GenerateDraftsJob } from './generate-drafts.job';
import { WriteDraftJob } from './write-draft.job';
import { WrittenDrafts } from './written-drafts';

@Module({
  imports: [EngineModule, WorkThrottleModule, WorkflowsModule],
  controllers: [DraftsController, DraftDeliveriesController],
  providers: [
    DraftsService,
    DraftsRepository,
    DraftRequests,
    DraftAttemptsRepository,
    DraftScorer,
    WrittenDrafts,
    DraftDeliveriesService,
    WriteDraftJob,
    GenerateDraftsJob,
    EndDraftsCallJob,
  ],
  exports: [DraftRequests],
})
export class DraftsModule {}
