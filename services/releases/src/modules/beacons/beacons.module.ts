import { Module } from '@nestjs/common';
import { ReleasesModule } from '../releases/releases.module';
import { BeaconsController } from './beacons.controller';
import { BeaconsService } from './beacons.service';

@Module({ imports: [ReleasesModule], controllers: [BeaconsController], providers: [BeaconsService] })
export class BeaconsModule {}
