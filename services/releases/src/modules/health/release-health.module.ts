import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { TrialsRepository } from '../canaries/trials.repository';
import { ReleaseHealthController } from './release-health.controller';
import { ReleaseHealthRepository } from './release-health.repository';
import { ReleaseHealthService } from './release-health.service';

@Module({
  controllers: [ReleaseHealthController],
  providers: [ReleaseHealthService, ReleaseHealthRepository, TrialsRepository, ReleaseTokenGuard],
})
export class ReleaseHealthModule {}
