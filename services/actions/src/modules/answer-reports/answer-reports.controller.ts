import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { AnswerReportsService } from './answer-reports.service';
import { toAnswerReport } from './to-answer-report';

@Controller()
export class AnswerReportsController {
  constructor(private readonly reports: AnswerReportsService) {}

  @Op('listAnswerReports')
  async list(@Input() _: OpInput<'listAnswerReports'>, @CurrentUser() { id }: Principal) {
    return (await this.reports.list(id)).map(toAnswerReport);
  }

  @Op('reportAnswer')
  async report(@Input() { body }: OpInput<'reportAnswer'>, @CurrentUser() { id }: Principal) {
    return toAnswerReport(await this.reports.report(id, body));
  }
}
