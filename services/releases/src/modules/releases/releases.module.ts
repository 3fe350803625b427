import { Module } from '@nestjs/common';
import { ReleaseTokenGuard } from './release-token.guard';
import { ReleasesController } from './releases.controller';
import { ReleasesRepository } from './releases.repository';
import { ReleasesService } from './releases.service';

@Module({ controllers: [ReleasesController], providers: [ReleasesService, ReleasesRepository, ReleaseTokenGuard] })
export class ReleasesModule {}
