import { Jobs, queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RUN_GRACE_MS } from '../calls/run-deadline';
import {
  type BackgroundRunRow,
  type BegunRun,
  KEPT_MS,
  MAX_WAIT_MS,
  type NewBackgroundRun,
  toBegunRun,
} from './background-run';
import { DELIVER_CALLBACKS, DELIVERY_PRIORITY, RUN_IN_BACKGROUND } from './background-runs.jobs';
import type { RunOutcome } from './run-outcome';

const AT_ONCE = 100;

/** A run that was given back without an answer. */
export interface InterruptedRun {
  readonly id: string;
  readonly user_id: string;
  readonly request_id: string;
  readonly input_files: string[];
}

@Injectable()
export class BackgroundRunsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  /** From here on the run is not lost. False when it was given back in the meantime. */
  accept(run: NewBackgroundRun): Promise<boolean> {
    return withUser(this.dataSource, run.userId, async (manager) => {
      const { id, input, inputFiles, wantsLinks, timeoutMs, balance, callbackUrl, acceptance } = run;
      const values = [id, input, inputFiles, wantsLinks, timeoutMs, balance, callbackUrl ?? null, acceptance];
      const isAccepted = await isTrue(
        manager,
        'select accept_background_run($1, $2, $3, $4, $5, $6, $7, $8, $9) as done',
        [...values, MAX_WAIT_MS],
      );
      if (isAccepted) await this.addTurn(manager, id);
      return isAccepted;
    });
  }

  /** Takes the run whose turn it is. Null when none waits. */
  async begin(): Promise<BegunRun | null> {
    const [row] = await this.dataSource.query<BackgroundRunRow[]>('select * from begin_background_run($1)', [
      RUN_GRACE_MS,
    ]);
    return row ? toBegunRun(row) : null;
  }

  /** Lets a run that has begun wait again. */
  async putBack({ id }: Pick<BegunRun, 'id'>, delayMs: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const values = [id, delayMs, MAX_WAIT_MS];
      if (await isTrue(manager, 'select return_background_run($1, $2, $3) as done', values))
        await this.addTurn(manager, id, new Date(Date.now() + delayMs));
    });
  }

  /** Ends a run with its answer. False when it had been given back in the meantime. */
  end({ id }: Pick<BegunRun, 'id'>, outcome: RunOutcome): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { status, reason, httpStatus, code, answer, durationMs, cost } = outcome;
      const hasEnded = await isTrue(manager, 'select end_background_run($1, $2, $3, $4, $5, $6, $7, $8) as done', [
        ...[id, status, reason, httpStatus, code, answer, durationMs, cost],
      ]);
      if (hasEnded) await this.addDelivery(manager, id);
      return hasEnded;
    });
  }

  /** Writes the answer of a run that ended without one. */
  close(id: string, { httpStatus, code, answer }: Pick<RunOutcome, 'httpStatus' | 'code' | 'answer'>): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const values = [id, httpStatus, code, answer];
      if (await isTrue(manager, 'select close_background_run($1, $2, $3, $4) as done', values))
        await this.addDelivery(manager, id);
    });
  }

  listInterrupted(): Promise<InterruptedRun[]> {
    return this.dataSource.query('select * from list_interrupted_runs($1)', [AT_ONCE]);
  }

  /** Adds the jobs for what waits; those that are there already are not added twice. */
  async addMissingJobs(now: Date): Promise<void> {
    const [work] = await this.dataSource.query<{ runs: string[]; is_callback_due: boolean }[]>(
      'select * from count_background_work($1, $2)',
      [now, AT_ONCE],
    );
    for (const id of work?.runs ?? []) await this.addTurn(this.dataSource.manager, id);
    if (work?.is_callback_due) await this.addDelivery(this.dataSource.manager, 'all');
  }

  /** Forgets runs that ended a day ago, a hundred at a time. */
  async forget(now: Date): Promise<number> {
    let total = 0;
    for (;;) {
      const [row] = await this.dataSource.query<{ count: number }[]>('select forget_background_runs($1, $2) as count', [
        new Date(now.getTime() - KEPT_MS),
        AT_ONCE,
      ]);
      const count = row?.count ?? 0;
      total += count;
      if (count < AT_ONCE) return total;
    }
  }

  /** A run of the account; null when there is none, or no more. */
  async findOwn(userId: string, id: string, now: Date): Promise<(BackgroundRunRow & { status: string }) | null> {
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<(BackgroundRunRow & { status: string })[]>(
        `select background_run.*, run.status from background_run join run using (id)
          where background_run.id = $1 and background_run.user_id = $2
            and coalesce(ended_at > $3, true)`,
        [id, userId, new Date(now.getTime() - KEPT_MS)],
      ),
    );
    return row ?? null;
  }

  /** What of the account waits. */
  async countWaiting(userId: string): Promise<{ runs: number; callbacks: number }> {
    const [counts] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<{ runs: number; callbacks: number }[]>(
        `select
           (select count(*)::integer from background_run where user_id = $1 and began_at is null and ended_at is null) as runs,
           (select count(*)::integer from background_run where user_id = $1 and callback_state = 'waiting') as callbacks`,
        [userId],
      ),
    );
    return counts ?? { runs: 0, callbacks: 0 };
  }

  /** When callbacks are due, later than now. */
  addDelivery(manager: EntityManager, key: string, runAt?: Date): Promise<void> {
    const jobKey = `${DELIVER_CALLBACKS.name} ${key}`;
    return this.jobs.add(
      manager,
      DELIVER_CALLBACKS,
      {},
      { jobKey, priority: DELIVERY_PRIORITY, ...(runAt && { runAt }) },
    );
  }

  private addTurn(manager: EntityManager, id: string, runAt?: Date): Promise<void> {
    const jobKey = `${RUN_IN_BACKGROUND.name} ${id}`;
    return this.jobs.add(manager, RUN_IN_BACKGROUND, {}, { jobKey, ...(runAt && { runAt }) });
  }
}

async function isTrue(manager: EntityManager, statement: string, values: readonly unknown[]): Promise<boolean> {
  const [row] = await manager.query<{ done: boolean }[]>(statement, [...values]);
  return row?.done === true;
}
