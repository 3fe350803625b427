import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { MetricsModule } from '../metrics/metrics.module';
import { RunsModule } from '../runs/runs.module';
import { MetricsRefresher } from './metrics.refresher';
import { VerificationRepository } from './verification.repository';
import { Verifier } from './verifier';

/** Runs the examples of the catalogue and computes its figures. */
@Module({
  imports: [CatalogueModule, MetricsModule, RunsModule],
  providers: [Verifier, VerificationRepository, MetricsRefresher],
})
export class VerificationModule {}
