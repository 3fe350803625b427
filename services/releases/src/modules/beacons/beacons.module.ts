import { Module } from '@nestjs/common';
import { ObservationsModule } from '../observations/observations.module';
import { BeaconLimits } from './beacon-limits';
import { BeaconMetrics } from './beacon-metrics';
import { BeaconsController } from './beacons.controller';
import { BeaconsService } from './beacons.service';

@Module({
  imports: [ObservationsModule],
  controllers: [BeaconsController],
  providers: [BeaconsService, BeaconLimits, BeaconMetrics],
})
export class BeaconsModule {}
