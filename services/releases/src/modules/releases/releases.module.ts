import { Module } from '@nestjs/common';
import { ShellModule } from '../shell/shell.module';
import { ReleaseTokenGuard } from '../../pipeline/release-token.guard';
import { ReleasesController } from './releases.controller';
import { ReleasesRepository } from './releases.repository';
import { ReleasesService } from './releases.service';

@Module({
  imports: [ShellModule],
  controllers: [ReleasesController],
  providers: [ReleasesService, ReleasesRepository, ReleaseTokenGuard],
})
export class ReleasesModule {}
