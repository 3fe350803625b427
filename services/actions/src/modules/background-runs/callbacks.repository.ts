import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BackgroundRunRow, CallbackAttempt } from '../background-queue/background-run';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import type { CallbackPlan } from './callback-plan';

/** Deliveries of one account at a time. */
const PER_ACCOUNT = 2;

/** A delivery takes 10 s at most; after this its process has died. */
const LEASE_MS = 30_000;

@Injectable()
export class CallbacksRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: BackgroundRunsRepository,
  ) {}

  /** Takes callbacks that are due. */
  take(now: Date, most: number): Promise<BackgroundRunRow[]> {
    return this.dataSource.query('select * from take_callbacks($1, $2, $3, $4)', [now, most, PER_ACCOUNT, LEASE_MS]);
  }

  /** Notes an attempt; the next one has a job. */
  async note(id: string, attempt: CallbackAttempt, { state, dueAt }: CallbackPlan): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select note_callback($1, $2, $3, $4)', [id, JSON.stringify(attempt), state, dueAt]);
      if (dueAt) await this.runs.addDelivery(manager, id, dueAt);
    });
  }

  /** As if it had not been taken. */
  async putBack(id: string): Promise<void> {
    await this.dataSource.query('select note_callback($1, null, null, null)', [id]);
  }
}
