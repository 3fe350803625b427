import { Module } from '@nestjs/common';
import { AnalysisCharges } from './analysis-charges';

@Module({ providers: [AnalysisCharges], exports: [AnalysisCharges] })
export class ChargesModule {}
