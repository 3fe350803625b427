import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { ReleasesModule } from '../releases/releases.module';
import { CanariesController } from './canaries.controller';
import { CanariesService } from './canaries.service';
import { CanaryWatch } from './canary-watch';
import { TrialsRepository } from './trials.repository';
import { WatchCanariesJob } from './watch-canaries.job';

@Module({
  imports: [ReleasesModule],
  controllers: [CanariesController],
  providers: [CanariesService, CanaryWatch, TrialsRepository, WatchCanariesJob, ReleaseTokenGuard],
})
export class CanariesModule {}
