import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { Capabilities } from '../../engine/capabilities';
import { ActionsRegistry } from './actions.registry';
import { CatalogueController } from './catalogue.controller';
import { CatalogueService } from './catalogue.service';
import { DefinitionsController } from './definitions.controller';
import { findCapabilities } from './find-capabilities';

@Module({
  controllers: [CatalogueController, DefinitionsController],
  providers: [
    CatalogueService,
    ActionsRegistry,
    { provide: Capabilities, useFactory: findCapabilities, inject: [CONFIG] },
  ],
  exports: [ActionsRegistry],
})
export class CatalogueModule {}
