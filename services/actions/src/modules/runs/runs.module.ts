import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { FilesModule } from '../files/files.module';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { ActionRunner } from './action-runner';
import { IdempotencyRetentionJob } from './idempotency-retention.job';
import { ApiKeyGuard } from './api-key.guard';
import { CallersRepository } from './callers.repository';
import { PORTS, realPorts } from './real-ports';
import { KeptAnswersRepository } from './kept-answers.repository';
import { RunAdmission } from './run-admission';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';
import { RunsSweeper } from './runs.sweeper';

@Module({
  imports: [CatalogueModule, RefusedCallsModule, FilesModule],
  controllers: [RunsController],
  providers: [
    RunsService,
    RunAdmission,
    RunsRepository,
    KeptAnswersRepository,
    RunsSweeper,
    IdempotencyRetentionJob,
    CallersRepository,
    ApiKeyGuard,
    ActionRunner,
    { provide: PORTS, useValue: realPorts },
  ],
  exports: [RunAdmission, ApiKeyGuard, CallersRepository],
})
export class RunsModule {}
