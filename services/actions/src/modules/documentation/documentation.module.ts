import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { AssetsController } from './assets.controller';
import { DocumentationController } from './documentation.controller';
import { RobotsController } from './robots.controller';
import { DocumentationService } from './documentation.service';

@Module({
  imports: [CatalogueModule],
  controllers: [DocumentationController, AssetsController, RobotsController],
  providers: [DocumentationService],
})
export class DocumentationModule {}
