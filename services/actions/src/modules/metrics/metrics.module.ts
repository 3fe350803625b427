import { Module } from '@nestjs/common';
import { ActionHealth } from './action-health';
import { MetricsRepository } from './metrics.repository';

@Module({ providers: [MetricsRepository, ActionHealth], exports: [MetricsRepository, ActionHealth] })
export class MetricsModule {}
