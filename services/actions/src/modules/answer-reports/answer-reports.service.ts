import { Clock, Jobs, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type { AnswerReport, NewAnswerReport } from './answer-report';
import { AlreadyReportedError, tooManyReports } from './answer-report.errors';
import { AnswerReportsRepository, type ReportTransaction } from './answer-reports.repository';
import { checkReportable } from './check-reportable';
import { composeReportMail } from './report-mail';

@Injectable()
export class AnswerReportsService {
  constructor(
    private readonly reports: AnswerReportsRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  list(userId: string): Promise<AnswerReport[]> {
    return this.reports.inTransaction(userId, (tx) => tx.list());
  }

  /**
   * Keeps the report and tells the team. A report by itself gives nothing back, so that it is no way to run without paying: the
   * credits come back where our own check failed at the time of the run, or when the team confirms it.
   *
   * @throws {ReportedRunNotFoundError | RunNotChargedError | ReportTooLateError} the run cannot be reported.
   * @throws {AlreadyReportedError} each run is reported once.
   * @throws {TooManyRequestsError} the account reported ten answers within a day.
   * @decision D9
   */
  report(userId: string, report: NewAnswerReport): Promise<AnswerReport> {
    return this.reports.inTransaction(userId, async (tx) => {
      const run = checkReportable(await tx.findRun(report.request_id), this.clock.now());
      const stored = await tx.insert(run, report);
      if (!stored) throw new AlreadyReportedError();
      if (stored.outcome === 'limited' || stored.report_id === null) throw tooManyReports();
      const written = await tx.read(stored.report_id);
      await this.tellTeam(tx, stored.report_id, written);
      return written;
    });
  }

  /** The mail is sent when the transaction commits. */
  private async tellTeam(tx: ReportTransaction, id: string, report: AnswerReport): Promise<void> {
    const { TEAM_EMAIL } = this.config;
    if (TEAM_EMAIL !== undefined) await this.jobs.add(tx.manager, SEND_MAIL, composeReportMail(TEAM_EMAIL, id, report));
  }
}
