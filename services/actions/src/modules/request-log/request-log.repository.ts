import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LoggedRequest, RequestLine, RequestRow } from './logged-request';
import { listStatement, type RequestPlace } from './list-statement';
import type { RequestSelection } from './request-selection';
import { RUN_ANSWERS } from './run-answers';
import { toRequestLine } from './to-request-line';

/** In the order of the arguments of `log_requests`. */
const COLUMNS = [
  'id',
  'userId',
  'requestId',
  'action',
  'kind',
  'status',
  'code',
  'durationMs',
  'credits',
  'unlisted',
] as const;

@Injectable()
export class RequestLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes many calls in one statement; those that stand there already stay as they are. */
  async add(requests: readonly LoggedRequest[]): Promise<void> {
    const columns = COLUMNS.map((name) => requests.map((request) => request[name]));
    await this.dataSource.query('select log_requests($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', columns);
  }

  /** Whose the keys were that have been revoked, by hash in hexadecimal digits. */
  async findOwnersOfRevokedKeys(tokenHashes: readonly Buffer[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.dataSource.query<{ token_hash: Buffer; user_id: string }[]>(
      'select token_hash, user_id from accounts_api.owners_of_revoked_keys_v1($1)',
      [tokenHashes],
    );
    return new Map(rows.map(({ token_hash, user_id }) => [token_hash.toString('hex'), user_id]));
  }

  /** Calls of one user, newest first: those before a place, or the ones that come right after it. */
  list(userId: string, selection: RequestSelection, place: RequestPlace): Promise<RequestLine[]> {
    const { text, values } = listStatement(userId, selection, place);
    return queryAsUser(this.dataSource, userId, async (manager) => {
      const lines = (await manager.query<RequestRow[]>(text, values)).map(toRequestLine);
      return place.after === undefined ? lines : lines.reverse();
    });
  }

  /** Notes the next runs that the log does not have, up to `lagMs` ago. Returns how many runs were looked at. */
  logMissingRuns(most: number, lagMs: number): Promise<number> {
    const answers = Object.values(RUN_ANSWERS);
    const statuses = answers.map(({ status }) => status);
    const codes = answers.map(({ code }) => code);
    const values = [most, lagMs, Object.keys(RUN_ANSWERS), statuses, codes];
    return this.count('select log_missing_runs($1, $2, $3, $4, $5) as count', values);
  }

  /** Forgets calls from before a moment. Returns how many. */
  forget(before: Date, most: number): Promise<number> {
    return this.count('select forget_requests($1, $2) as count', [before, most]);
  }

  /**
   * Forgets what was written about deleted accounts after their deletion, and the accounts that were deleted before a moment.
   * Returns how many calls.
   */
  forgetErasedUsers(before: Date, most: number): Promise<number> {
    return this.count('select forget_erased_users($1, $2) as count', [most, before]);
  }

  private async count(statement: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(statement, [...values]);
    return row?.count ?? 0;
  }
}
