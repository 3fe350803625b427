import { Module } from '@nestjs/common';
import { AnalyseStrategyJob } from './analyse-strategy.job';
import { AnalysisRepository } from './analysis.repository';
import { ContentEngine } from './content-engine';

@Module({ providers: [AnalyseStrategyJob, AnalysisRepository, ContentEngine] })
export class AnalysisModule {}
