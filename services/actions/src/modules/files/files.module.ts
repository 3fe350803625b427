import { Module } from '@nestjs/common';
import { FileInputs } from './file-inputs';
import { FileLinks } from './file-links';
import { FilesRepository } from './files.repository';
import { FilesRetentionJob } from './files-retention.job';
import { FilesService } from './files.service';

@Module({
  providers: [FilesService, FilesRepository, FileInputs, FileLinks, FilesRetentionJob],
  exports: [FilesService, FileInputs],
})
export class FilesModule {}
