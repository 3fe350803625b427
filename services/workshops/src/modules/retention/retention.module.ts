import { Module } from '@nestjs/common';
import { EraseOldBookingsJob } from './erase-old-bookings.job';
import { RetentionRepository } from './retention.repository';

@Module({ providers: [EraseOldBookingsJob, RetentionRepository] })
export class RetentionModule {}
