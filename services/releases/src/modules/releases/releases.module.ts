import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { StoreModule } from '../store/store.module';
import { OperationsGate } from './gates/operations-gate';
import { StoredFiles } from './gates/stored-files';
import { HistoryController } from './history.controller';
import { HistoryRepository } from './history.repository';
import { HistoryService } from './history.service';
import { RefusalLog } from './refusal-log';
import { ReleaseChooser } from './release-chooser';
import { ReleasesController } from './releases.controller';
import { ReleasesRepository } from './releases.repository';
import { ReleasesService } from './releases.service';

@Module({
  imports: [StoreModule],
  controllers: [ReleasesController, HistoryController],
  providers: [
    ReleasesService,
    ReleasesRepository,
    HistoryService,
    HistoryRepository,
    ReleaseChooser,
    StoredFiles,
    OperationsGate,
    RefusalLog,
    ReleaseTokenGuard,
  ],
  exports: [ReleasesRepository, ReleasesService, HistoryService, ReleaseChooser, RefusalLog],
})
export class ReleasesModule {}
