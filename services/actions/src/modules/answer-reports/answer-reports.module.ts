import { Module } from '@nestjs/common';
import { AnswerReportsController } from './answer-reports.controller';
import { AnswerReportsRepository } from './answer-reports.repository';
import { AnswerReportsService } from './answer-reports.service';
import { ReportRetentionJob } from './report-retention.job';

/** Answers that accounts report as wrong. */
@Module({
  controllers: [AnswerReportsController],
  providers: [AnswerReportsService, AnswerReportsRepository, ReportRetentionJob],
})
export class AnswerReportsModule {}
