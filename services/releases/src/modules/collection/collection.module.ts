import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module';
import { CollectionJob } from './collection.job';
import { CollectionRepository } from './collection.repository';
import { ServedReleases } from './served-releases';

@Module({
  imports: [StoreModule],
  providers: [CollectionJob, CollectionRepository, ServedReleases],
  exports: [ServedReleases],
})
export class CollectionModule {}
