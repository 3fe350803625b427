import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { StoreModule } from '../store/store.module';
import { AvailabilityController } from './availability.controller';
import { AvailabilityService } from './availability.service';
import { OperationsGate } from './gates/operations-gate';
import { OwnGates } from './gates/own-gates';
import { StoredFiles } from './gates/stored-files';
import { HistoryController } from './history.controller';
import { HistoryRepository } from './history.repository';
import { HistoryService } from './history.service';
import { IntegrityCheck } from './integrity-check';
import { RefusalLog } from './refusal-log';
import { ReleaseEventsRepository } from './release-events.repository';
import { ReleaseChooser } from './release-chooser';
import { ReleasesController } from './releases.controller';
import { ReleasesRepository } from './releases.repository';
import { ReleasesService } from './releases.service';
import { ServedService } from './served.service';
import { WithdrawalsService } from './withdrawals.service';

@Module({
  imports: [StoreModule],
  controllers: [ReleasesController, AvailabilityController, HistoryController],
  providers: [
    ReleasesService,
    ReleasesRepository,
    HistoryService,
    HistoryRepository,
    ReleaseEventsRepository,
    ReleaseChooser,
    StoredFiles,
    OperationsGate,
    OwnGates,
    IntegrityCheck,
    AvailabilityService,
    WithdrawalsService,
    ServedService,
    RefusalLog,
    ReleaseTokenGuard,
  ],
  exports: [
    ReleasesRepository,
    ReleasesService,
    HistoryService,
    WithdrawalsService,
    ReleaseChooser,
    OwnGates,
    RefusalLog,
  ],
})
export class ReleasesModule {}
