import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { AssetsController } from './assets.controller';
import { DocumentationController } from './documentation.controller';
import { SitemapController } from './sitemap.controller';
import { DocumentationService } from './documentation.service';

@Module({
  imports: [CatalogueModule],
  controllers: [DocumentationController, AssetsController, SitemapController],
  providers: [DocumentationService],
})
export class DocumentationModule {}
