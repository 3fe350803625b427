import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import { createPoolRunner } from '../../engine/pools/create-pool-runner';
import { PoolRunner } from '../../engine/pools/pool-runner';
import type { Ports } from '../../engine/ports';
import { createPorts } from '../../ports/create-ports';
import { readPortSettings } from '../../ports/read-port-settings';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { BackgroundQueueModule } from '../background-queue/background-queue.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { FilesModule } from '../files/files.module';
import { MetricsModule } from '../metrics/metrics.module';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { RoutingModule } from '../routing/routing.module';
import { ActionRunner, PORTS } from './action-runner';
import { IdempotencyRetentionJob } from './idempotency-retention.job';
import { ApiKeyGuard } from './api-key.guard';
import { CallerKeys } from './caller-keys';
import { CallersRepository } from './callers.repository';
import { ConfinementCheck } from './confinement-check';
import { KeptAnswersRepository } from './kept-answers.repository';
import { RepeatedCalls } from './repeated-calls';
import { RunAdmission } from './run-admission';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';
import { RunsSweeper } from './runs.sweeper';
import { UncheckedKeyFilter } from './unchecked-key.filter';

@Module({
  imports: [BackgroundQueueModule, CatalogueModule, MetricsModule, RefusedCallsModule, FilesModule, RoutingModule],
  controllers: [RunsController],
  providers: [
    RunsService,
    RunAdmission,
    RunsRepository,
    KeptAnswersRepository,
    RepeatedCalls,
    RunsSweeper,
    IdempotencyRetentionJob,
    CallersRepository,
    CallerKeys,
    UncheckedKeyFilter,
    ApiKeyGuard,
    ActionRunner,
    ConfinementCheck,
    {
      provide: PoolRunner,
      useFactory: (registry: ActionsRegistry, ports: Ports) =>
        createPoolRunner({ find: (slug) => registry.find(slug), ports }),
      inject: [ActionsRegistry, PORTS],
    },
    { provide: PORTS, useFactory: (config: ActionsConfig) => createPorts(readPortSettings(config)), inject: [CONFIG] },
  ],
  exports: [PORTS, PoolRunner, ActionRunner, RunsService, RepeatedCalls, RunAdmission, ApiKeyGuard, CallerKeys],
})
export class RunsModule {}
