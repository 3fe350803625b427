import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { HistoryController } from './history.controller';
import { HistoryRepository } from './history.repository';
import { HistoryService } from './history.service';
import { ReleaseGates } from './release-gates';
import { ReleasesController } from './releases.controller';
import { ReleasesRepository } from './releases.repository';
import { ReleasesService } from './releases.service';

@Module({
  controllers: [ReleasesController, HistoryController],
  providers: [ReleasesService, ReleasesRepository, HistoryService, HistoryRepository, ReleaseGates, ReleaseTokenGuard],
  exports: [ReleasesRepository],
})
export class ReleasesModule {}
