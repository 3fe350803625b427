import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { RunsModule } from '../runs/runs.module';
import { MetricsRefresher } from './metrics.refresher';
import { MetricsRepository } from './metrics.repository';
import { VerificationRepository } from './verification.repository';
import { Verifier } from './verifier';

/** Runs the examples of the catalogue and computes its figures. */
@Module({
  imports: [CatalogueModule, RunsModule],
  providers: [Verifier, VerificationRepository, MetricsRefresher, MetricsRepository],
})
export class VerificationModule {}
