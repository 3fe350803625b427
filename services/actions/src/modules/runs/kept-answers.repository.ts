import { AccountBusyError, type IdempotentCall, isLockTimeout, queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewRun, RunStart } from './run-record';

interface CallRow {
  readonly answer: string | null;
  readonly same: boolean;
}

interface KeptRow {
  readonly outcome: RunStart['outcome'] | null;
  readonly answer: string | null;
}

/** A call that ran nothing, and its answer. */
interface Unpaid {
  readonly id: string;
  readonly userId: string;
  readonly idempotency: IdempotentCall;
  readonly answer: string;
}

/** The kept answers of calls that carried an Idempotency-Key. An answer is written once and does not change until it is forgotten. */
@Injectable()
export class KeptAnswersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What becomes of a call whose key belongs to one that was answered. Null: its key is free, or its call still runs. No lock is taken. */
  async find(call: Pick<NewRun, 'userId' | 'idempotency'>): Promise<RunStart | null> {
    const row = await this.findRow(call);
    return row && row.answer !== null ? toRunStart(row) : null;
  }

  /** The same, also where its call still runs. */
  async findBegun(call: Pick<NewRun, 'userId' | 'idempotency'>): Promise<RunStart | null> {
    const row = await this.findRow(call);
    return row && toRunStart(row);
  }

  /**
   * Keeps the answer of a call that ran nothing. Returns what the call is instead where its key was taken meanwhile.
   *
   * @throws {AccountBusyError} another call is taking the key at this moment; nothing was done.
   */
  async keep({ id, userId, idempotency: { key, requestHash }, answer }: Unpaid): Promise<RunStart | null> {
    const [row] = await this.dataSource
      .query<KeptRow[]>('select * from keep_answer($1, $2, $3, $4, $5)', [userId, key, requestHash, id, answer])
      .catch((error: unknown) => {
        throw isLockTimeout(error) ? new AccountBusyError(error) : error;
      });
    return row?.outcome ? toStart(row.outcome, row.answer) : null;
  }

  private async findRow({ userId, idempotency }: Pick<NewRun, 'userId' | 'idempotency'>): Promise<CallRow | null> {
    if (!idempotency) return null;
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<CallRow[]>(
        `select answer, request_hash = $3 as same from idempotent_call where user_id = $1 and idempotency_key = $2`,
        [userId, idempotency.key, idempotency.requestHash],
      ),
    );
    return row ?? null;
  }
}

function toRunStart({ answer, same }: CallRow): RunStart {
  if (!same) return toStart('reused', null);
  return toStart(answer === null ? 'in_progress' : 'replayed', answer);
}

function toStart(outcome: RunStart['outcome'], answer: string | null): RunStart {
  return { outcome, balance: 0, window: undefined, answer: answer ?? undefined };
}
