import { Module } from '@nestjs/common';
import { RefusedCallLimits } from './refused-call-limits';

@Module({ providers: [RefusedCallLimits], exports: [RefusedCallLimits] })
export class RefusedCallsModule {}
