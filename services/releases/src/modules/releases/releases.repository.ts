import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type NewReleaseEvent, ReleaseEventEntity } from './release-event.entity';
import { ReleasesTransaction } from './releases-transaction';

@Injectable()
export class ReleasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while holding the lock of all choices: what one deployable may be depends on what the others are. */
  withLockedChoices<Result>(work: (tx: ReleasesTransaction) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await lockChoices(manager);
      return work(new ReleasesTransaction(manager));
    });
  }

  /** The same questions without the lock, before the store is asked: what they answer may be otherwise when it is taken. */
  get unlocked(): Pick<ReleasesTransaction, 'find' | 'findChoice' | 'findReplacements' | 'served'> {
    return new ReleasesTransaction(this.dataSource.manager);
  }

  /** Whether the same was refused within an hour. */
  async wasRefused({ name, actor, code }: { name: string; actor: string; code: string }): Promise<boolean> {
    const refusals = await this.dataSource.query<object[]>(
      `SELECT FROM release_event
        WHERE name = $1 AND actor = $2 AND action = 'refused' AND evidence->>'code' = $3 AND at > now() - interval '1 hour'
        LIMIT 1`,
      [name, actor, code],
    );
    return refusals.length > 0;
  }

  async record(event: NewReleaseEvent): Promise<void> {
    await this.dataSource.getRepository(ReleaseEventEntity).save(event);
  }
}

/** Waits for the other transactions that read or change choices. */
export async function lockChoices(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('choices of releases'))");
}
