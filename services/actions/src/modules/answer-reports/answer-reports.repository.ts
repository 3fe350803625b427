import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnswerReport, NewAnswerReport, ReportedRun } from './answer-report';

const MAX_LISTED = 200;
const MAX_A_DAY = 10;
const COLUMNS = 'request_id, action, reason, comment, status, credits_refunded, created_at, decided_at';

export interface StoredReport {
  readonly outcome: 'reported' | 'limited';
  readonly report_id: string | null;
}

/** One transaction of one user. */
export class ReportTransaction {
  constructor(
    readonly manager: EntityManager,
    private readonly userId: string,
  ) {}

  /** The newest run with this request ID: the ID may be the caller's own, and so be used twice. */
  async findRun(requestId: string): Promise<ReportedRun | undefined> {
    const [run] = await this.manager.query<ReportedRun[]>(
      `select run.id, run.slug, run.status, run.started_at as "startedAt", exists (
         select from verification_pass pass
          where pass.slug = run.slug and not passed
            and finished_at between run.started_at - interval '1 hour' and run.started_at + interval '1 hour'
       ) as "isKnownFault"
         from request_log log join run on run.id = log.id
        where log.user_id = $1 and log.request_id = $2 and run.user_id = $1
        order by run.id desc limit 1`,
      [this.userId, requestId],
    );
    return run;
  }

  /** Undefined when the run is reported already. */
  async insert(run: ReportedRun, report: NewAnswerReport): Promise<StoredReport | undefined> {
    const { request_id, reason, comment = '', content } = report;
    const [stored] = await this.manager.query<StoredReport[]>(
      'select * from report_answer($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        run.id,
        this.userId,
        request_id,
        reason,
        comment,
        content ? JSON.stringify(content.input) : null,
        content ? JSON.stringify(content.answer) : null,
        run.isKnownFault,
        MAX_A_DAY,
      ],
    );
    return stored;
  }

  async read(id: string | null): Promise<AnswerReport> {
    const sql = `select ${COLUMNS} from answer_report where id = $1`;
    const [report] = await this.manager.query<AnswerReport[]>(sql, [id]);
    if (!report) throw new Error('A report that was just written is not there.');
    return report;
  }

  list(): Promise<AnswerReport[]> {
    return this.manager.query<AnswerReport[]>(
      `select ${COLUMNS} from answer_report where user_id = $1 order by created_at desc limit ${MAX_LISTED}`,
      [this.userId],
    );
  }
}

@Injectable()
export class AnswerReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` in a transaction that sees this user's runs and reports only. */
  inTransaction<Result>(userId: string, work: (tx: ReportTransaction) => Promise<Result>): Promise<Result> {
    return withUser(this.dataSource, userId, (manager) => work(new ReportTransaction(manager, userId)));
  }

  /** Forgets the inputs and answers of older reports. Returns how many. */
  async forgetContents(before: Date): Promise<number> {
    const sql = 'select forget_report_contents($1) as count';
    const [row] = await this.dataSource.query<{ count: number }[]>(sql, [before]);
    return row?.count ?? 0;
  }
}
