import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { Capabilities } from '../../engine/capabilities';
import { MetricsModule } from '../metrics/metrics.module';
import { ActionsRegistry } from './actions.registry';
import { CatalogueController } from './catalogue.controller';
import { CatalogueService } from './catalogue.service';
import { DefinitionsController } from './definitions.controller';
import { DefinitionsService } from './definitions.service';
import { findCapabilities } from './find-capabilities';
import { FreeReadLimits } from './free-read-limits';

@Module({
  imports: [MetricsModule],
  controllers: [CatalogueController, DefinitionsController],
  providers: [
    CatalogueService,
    DefinitionsService,
    FreeReadLimits,
    ActionsRegistry,
    { provide: Capabilities, useFactory: findCapabilities, inject: [CONFIG] },
  ],
  exports: [ActionsRegistry, FreeReadLimits],
})
export class CatalogueModule {}
