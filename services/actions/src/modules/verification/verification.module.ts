import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { MetricsModule } from '../metrics/metrics.module';
import { RunsModule } from '../runs/runs.module';
import { readRelease, RELEASE } from './read-release';
import { RefreshMetricsJob } from './refresh-metrics.job';
import { VerificationRepository } from './verification.repository';
import { Verifier } from './verifier';

/** Runs the examples of the catalogue and computes its figures. */
@Module({
  imports: [CatalogueModule, MetricsModule, RunsModule],
  providers: [
    Verifier,
    VerificationRepository,
    RefreshMetricsJob,
    { provide: RELEASE, useFactory: () => readRelease() },
  ],
})
export class VerificationModule {}
