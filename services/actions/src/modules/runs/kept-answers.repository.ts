import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NewRun, RunStart } from './run-record';

interface AnsweredRow {
  readonly answer: string;
  readonly same: boolean;
}

/** The kept answers of calls that carried an Idempotency-Key. An answer is written once and does not change until it is forgotten. */
@Injectable()
export class KeptAnswersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** What becomes of a call whose key belongs to one that was answered. Null: its key is free, or its call still runs. No lock is taken. */
  async find({ userId, idempotency }: Pick<NewRun, 'userId' | 'idempotency'>): Promise<RunStart | null> {
    if (!idempotency) return null;
    const [row] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<AnsweredRow[]>(
        `select answer, request_hash = $3 as same from idempotent_call
          where user_id = $1 and idempotency_key = $2 and answer is not null`,
        [userId, idempotency.key, idempotency.requestHash],
      ),
    );
    if (!row) return null;
    const { answer, same } = row;
    return {
      outcome: same ? 'replayed' : 'reused',
      balance: 0,
      window: undefined,
      answer: same ? answer : undefined,
    };
  }
}
