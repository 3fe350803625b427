import { Module } from '@nestjs/common';
import { ObservationWriter } from './observation-writer';
import { ObservationsRepository } from './observations.repository';

@Module({ providers: [ObservationWriter, ObservationsRepository], exports: [ObservationWriter] })
export class ObservationsModule {}
