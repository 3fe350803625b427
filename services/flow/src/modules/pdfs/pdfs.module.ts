import { PdfReader } from '@declic/media/pdf-reader';
import { type CommonConfig, CONFIG } from '@declic/nest-kit';
import { createGuardedFetch, egressOptions } from '@declic/nest-kit/guarded-fetch';
import { Module } from '@nestjs/common';
import { createPdfReader } from './create-pdf-reader';
import { PDF_FETCH, PdfAddresses } from './pdf-addresses';
import { PdfRetentionJob } from './pdf-retention.job';
import { PdfTexts } from './pdf-texts';
import { PdfsController } from './pdfs.controller';
import { PdfsRepository } from './pdfs.repository';
import { PdfsService } from './pdfs.service';

@Module({
  controllers: [PdfsController],
  providers: [
    PdfsService,
    PdfsRepository,
    PdfRetentionJob,
    PdfTexts,
    PdfAddresses,
    { provide: PdfReader, useFactory: () => createPdfReader() },
    {
      provide: PDF_FETCH,
      inject: [CONFIG],
      useFactory: (config: CommonConfig) => createGuardedFetch(egressOptions(config)).fetch,
    },
  ],
  exports: [PdfAddresses],
})
export class PdfsModule {}
