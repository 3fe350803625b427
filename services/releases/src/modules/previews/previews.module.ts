import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { CollectionModule } from '../collection/collection.module';
import { CompositionsModule } from '../compositions/compositions.module';
import { PreviewController, PreviewsController } from './previews.controller';
import { PreviewsRepository } from './previews.repository';
import { PreviewsService } from './previews.service';

@Module({
  imports: [CompositionsModule, CollectionModule],
  controllers: [PreviewsController, PreviewController],
  providers: [PreviewsService, PreviewsRepository, ReleaseTokenGuard],
})
export class PreviewsModule {}
