import { ServiceModule } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import { config } from './config';
import { database } from './database/data-source';
import { BeaconsModule } from './modules/beacons/beacons.module';
import { CanariesModule } from './modules/canaries/canaries.module';
import { CompositionsModule } from './modules/compositions/compositions.module';
import { ReleaseHealthModule } from './modules/health/release-health.module';
import { ReleasesModule } from './modules/releases/releases.module';
import { ShellModule } from './modules/shell/shell.module';
import { UploadsModule } from './modules/uploads/uploads.module';

@Module({
  imports: [
    ServiceModule.forRoot({ database, config }),
    ShellModule,
    ReleasesModule,
    CompositionsModule,
    BeaconsModule,
    CanariesModule,
    ReleaseHealthModule,
    UploadsModule,
  ],
})
export class AppModule {}
