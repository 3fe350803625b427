import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BucketCheck } from './bucket-check';
import { ContentStores, createContentStores } from './content/content-stores';
import { FileInputs } from './file-inputs';
import { FileLinks } from './file-links';
import { FilesRepository } from './files.repository';
import { FilesRetentionJob } from './files-retention.job';
import { FilesService } from './files.service';
import { UnownedContentRepository } from './unowned-content.repository';

@Module({
  providers: [
    FilesService,
    FilesRepository,
    UnownedContentRepository,
    FileInputs,
    FileLinks,
    FilesRetentionJob,
    BucketCheck,
    { provide: ContentStores, useFactory: createContentStores, inject: [CONFIG, DataSource] },
  ],
  exports: [FilesService, FileInputs],
})
export class FilesModule {}
