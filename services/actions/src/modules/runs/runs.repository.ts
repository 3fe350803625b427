import { setTimeout as pause } from 'node:timers/promises';
import { GroupCommit, inPortions, isPassing, wasRolledBack } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ChargeUncertainError } from '../calls/calls.errors';
import { retryPassing } from '../calls/retry-passing';
import { RUN_GRACE_MS } from '../calls/run-deadline';
import { type NewRun, type RunEnd, type RunFailure, type RunStart, type RunStartRow, toRunStart } from './run-record';
import { RunStarts } from './run-starts';

const FORGOTTEN_AT_ONCE = 1_000;

const SWEPT_AT_ONCE = 100;

const FAIL_RETRIES_MS = [100, 400, 0];

/** What each run brings comes first: `listValues`. */
const BEGIN_ARGUMENTS = `${places(11)}, $13, $14, $12`;

/** Prepared once per connection. */
const BEGIN_ONE = { name: 'begin-run', text: `select * from begin_run(${BEGIN_ARGUMENTS})` };
const BEGIN_MANY = { name: 'begin-runs', text: `select * from begin_runs(${BEGIN_ARGUMENTS})` };
const FINISH_ONE = { name: 'finish-run', text: `select $1::uuid as id where finish_run(${places(3)})` };
const FINISH_AT_PRICE = { name: 'finish-run-at-price', text: `select finish_run_at_price(${places(5)}) as finished` };
const FINISH_MANY = { name: 'finish-runs', text: `select finish_runs as id from finish_runs(${places(3)})` };

/** A run that had ended before is asked for its end: it finishes no run that has ended. */
const FAIL = `select case when fail_run(${places(4)}) is null then finish_run($1, null, null) else false end as succeeded`;

/** The hot path: one round trip before a run and one after it, shared by all runs that begin or end at the same time. */
@Injectable()
export class RunsRepository {
  private readonly logger = new Logger('RunsRepository');
  private readonly starts = new RunStarts((runs, wait) => this.beginAll(runs, wait));
  private readonly finishing = new GroupCommit<RunEnd, boolean>({
    commit: (ends) => this.finishAll(ends),
    // Most runs end in the turn in which the batch of their beginnings does.
    joinedBy: 'turn',
  });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Checks the API key, claims the idempotency key, counts the call against the account's rate, charges it and notes that it runs.
   *
   * @throws {AccountBusyError} another transaction holds the account; nothing was done.
   * @throws {ChargeUncertainError} the database was lost in the middle of it.
   */
  begin(run: NewRun): Promise<RunStart> {
    return this.starts.add(run);
  }

  /**
   * False when the run had been given back in the meantime. Finishing twice is harmless, so a database that is away for a few
   * seconds is no reason to fail: the run's deadline is later.
   *
   * @throws {ChargeUncertainError} the database does not come back.
   */
  finish(end: RunEnd): Promise<boolean> {
    return this.finishWithRetries(() => this.finishing.add(end));
  }

  /**
   * Finishes a run whose price came out lower than what was charged, and gives back the difference in the same transaction.
   *
   * @throws {ChargeUncertainError} the database does not come back.
   */
  finishAtPrice({ id, durationMs, answer }: RunEnd, cost: number, reason: string): Promise<boolean> {
    return this.finishWithRetries(async () => {
      const values = [id, durationMs, answer ?? null, cost, reason];
      const { rows } = await this.pool.query<{ finished: boolean }>({ ...FINISH_AT_PRICE, values });
      return rows[0]?.finished === true;
    });
  }

  private finishWithRetries(finish: () => Promise<boolean>): Promise<boolean> {
    return retryPassing(finish).catch((error: unknown) => {
      throw isPassing(error) ? new ChargeUncertainError(error) : error;
    });
  }

  /**
   * Ends the run and gives its credits back. False when that cannot be written now: the sweeper does it within a minute.
   *
   * @throws {ChargeUncertainError} it had succeeded, so nothing is given back.
   */
  async fail({ id, status, durationMs, reason }: RunFailure): Promise<boolean> {
    for (const pauseMs of FAIL_RETRIES_MS) {
      try {
        const values = [id, status, durationMs, reason];
        const [row] = await this.dataSource.query<{ succeeded: boolean }[]>(FAIL, values);
        if (row?.succeeded) throw new ChargeUncertainError();
        return true;
      } catch (error) {
        if (!isPassing(error)) throw error;
        await pause(pauseMs);
      }
    }
    this.logger.warn(`The failed run ${id} is left to the sweeper`);
    return false;
  }

  /** Gives back what a crash left running, a hundred runs at most. Returns how many runs that were. */
  async sweep(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>('select sweep_runs($1) as count', [SWEPT_AT_ONCE]);
    return row?.count ?? 0;
  }

  /** Forgets kept answers from before a moment, a thousand at a time. Returns how many. */
  forgetCalls(before: Date): Promise<number> {
    return inPortions(FORGOTTEN_AT_ONCE, async (most) => {
      const values = [before, most];
      const [row] = await this.dataSource.query<{ count: number }[]>('select forget_calls($1, $2) as count', values);
      return row?.count ?? 0;
    });
  }

  private async beginAll(runs: readonly NewRun[], wait: boolean): Promise<RunStart[]> {
    const statement = oneOrMany(BEGIN_ONE, BEGIN_MANY, runs.map(listValues));
    // Nothing has been sent while there is no connection: such an error leaves no doubt.
    const connection = await this.pool.connect();
    // The pool handles errors of idle connections only; an unhandled error event would end the process.
    connection.on('error', heard);
    const { rows } = await connection
      .query<RunStartRow>({ ...statement, values: [...statement.values, wait, RUN_GRACE_MS] })
      .catch((error: unknown) => {
        if (!wasRolledBack(error)) {
          // It may have more to report while it is closed.
          connection.release(true);
          throw new ChargeUncertainError(error);
        }
        connection.off('error', heard);
        connection.release();
        throw error;
      });
    connection.off('error', heard);
    connection.release();
    const starts: RunStart[] = [];
    for (const row of rows) starts[(row.ordinal ?? 1) - 1] = toRunStart(row);
    return starts;
  }

  private async finishAll(ends: readonly RunEnd[]): Promise<boolean[]> {
    const values = ends.map(({ id, durationMs, answer }) => [id, durationMs, answer ?? null]);
    const { rows } = await this.pool.query<{ id: string }>(oneOrMany(FINISH_ONE, FINISH_MANY, values));
    const finished = new Set(rows.map(({ id }) => id));
    return ends.map(({ id }) => finished.has(id));
  }

  /** TypeORM's own connections: its `query` cannot name a statement, and an unnamed one is planned again each time. */
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { readonly master: Pool }).master;
  }
}

/** The running statement fails with the same error. */
function heard(): void {}

function listValues(run: NewRun): unknown[] {
  const { id, userId, keyId, slug, cost, requestId, timeoutMs, callsPerMinute, maxCredits, idempotency, plan } = run;
  const call = [id, userId, keyId, slug, cost, requestId, timeoutMs, callsPerMinute];
  return [...call, maxCredits ?? null, idempotency?.key ?? null, idempotency?.requestHash ?? null, plan];
}

/** A single run uses the plain statement. */
function oneOrMany(one: Statement, many: Statement, rows: readonly unknown[][]) {
  const [first, second] = rows;
  return first && !second ? { ...one, values: first } : { ...many, values: transposeRows(rows) };
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

function transposeRows(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}

function places(count: number): string {
  return Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ');
}
