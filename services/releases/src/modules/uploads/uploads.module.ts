import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { StoreModule } from '../store/store.module';
import { UploadsController } from './uploads.controller';
import { UploadsRepository } from './uploads.repository';
import { UploadsService } from './uploads.service';

@Module({
  imports: [StoreModule],
  controllers: [UploadsController],
  providers: [UploadsService, UploadsRepository, ReleaseTokenGuard],
})
export class UploadsModule {}
