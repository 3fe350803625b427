import { Module } from '@nestjs/common';
import { WorkLimits } from './work-limits';

@Module({ providers: [WorkLimits], exports: [WorkLimits] })
export class WorkThrottleModule {}
