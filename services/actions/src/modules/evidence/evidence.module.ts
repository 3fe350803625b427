import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { MetricsModule } from '../metrics/metrics.module';
import { DescribedRuns } from './described-runs';
import { EvidenceController } from './evidence.controller';
import { EvidenceRepository } from './evidence.repository';
import { EvidenceService } from './evidence.service';

/** What the figures of the catalogue are computed from. */
@Module({
  imports: [CatalogueModule, MetricsModule],
  controllers: [EvidenceController],
  providers: [EvidenceService, EvidenceRepository, DescribedRuns],
})
export class EvidenceModule {}
