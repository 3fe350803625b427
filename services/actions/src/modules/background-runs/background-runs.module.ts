import { CONFIG } from '@declic/nest-kit';
import { createGuardedFetch, egressOptions } from '@declic/nest-kit/guarded-fetch';
import { Module } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { FilesModule } from '../files/files.module';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { RunsModule } from '../runs/runs.module';
import { AcceptedRuns } from './accepted-runs';
import { BackgroundExecutor } from './background-executor';
import { BackgroundQueueModule } from '../background-queue/background-queue.module';
import { BackgroundRunsController } from './background-runs.controller';
import { BackgroundRunsMaintenance } from './background-runs.maintenance';
import { CALLBACK_FETCH, CallbackSender } from './callback-sender';
import { CallbacksRepository } from './callbacks.repository';
import { DeliverCallbacksJob } from './deliver-callbacks.job';
import { KeptAnswers } from './kept-answers';
import { RunInBackgroundJob } from './run-in-background.job';
import { SecretRenewals } from './secret-renewals';
import { WebhookSecrets } from './webhook-secrets';

/** Runs what was accepted, shows it, and delivers its answer. */
@Module({
  imports: [BackgroundQueueModule, CatalogueModule, FilesModule, RefusedCallsModule, RunsModule],
  controllers: [BackgroundRunsController],
  providers: [
    AcceptedRuns,
    BackgroundExecutor,
    RunInBackgroundJob,
    BackgroundRunsMaintenance,
    CallbackSender,
    CallbacksRepository,
    DeliverCallbacksJob,
    KeptAnswers,
    SecretRenewals,
    WebhookSecrets,
    {
      provide: CALLBACK_FETCH,
      useFactory: (config: ActionsConfig) => createGuardedFetch(egressOptions(config)).fetch,
      inject: [CONFIG],
    },
  ],
  exports: [AcceptedRuns],
})
export class BackgroundRunsModule {}
