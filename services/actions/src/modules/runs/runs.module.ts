import { Module } from '@nestjs/common';
import { ActionsRegistry } from './actions.registry';
import { ApiKeyGuard } from './api-key.guard';
import { CallersRepository } from './callers.repository';
import { PORTS, realPorts } from './real-ports';
import { RunsController } from './runs.controller';
import { RunsRepository } from './runs.repository';
import { RunsService } from './runs.service';
import { RunsSweeper } from './runs.sweeper';

@Module({
  controllers: [RunsController],
  providers: [
    RunsService,
    RunsRepository,
    RunsSweeper,
    CallersRepository,
    ApiKeyGuard,
    ActionsRegistry,
    { provide: PORTS, useValue: realPorts },
  ],
})
export class RunsModule {}
