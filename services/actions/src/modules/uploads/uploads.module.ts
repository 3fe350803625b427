import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { RunsModule } from '../runs/runs.module';
import { DownloadsController } from './downloads.controller';
import { UploadsController } from './uploads.controller';
import { UploadsService } from './uploads.service';

@Module({
  imports: [FilesModule, RunsModule, RefusedCallsModule],
  controllers: [UploadsController, DownloadsController],
  providers: [UploadsService],
})
export class UploadsModule {}
