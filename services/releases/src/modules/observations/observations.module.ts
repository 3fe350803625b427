import { Module } from '@nestjs/common';
import { ObservationsRetentionJob } from './observations-retention.job';
import { ObservationWriter } from './observation-writer';
import { ObservationsRepository } from './observations.repository';

@Module({
  providers: [ObservationWriter, ObservationsRetentionJob, ObservationsRepository],
  exports: [ObservationWriter],
})
export class ObservationsModule {}
