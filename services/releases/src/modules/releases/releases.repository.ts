import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ServedRelease } from './gates/gate-reason';
import { type NewReleaseEvent, ReleaseEventEntity } from './release-event.entity';
import { ReleaseEntity } from './release.entity';
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

  find(name: string, version: string): Promise<ReleaseEntity | null> {
    return this.dataSource.getRepository(ReleaseEntity).findOneBy({ name, version });
  }

  served(): Promise<ServedRelease[]> {
    return new ReleasesTransaction(this.dataSource.manager).served();
  }

  async record(event: NewReleaseEvent): Promise<void> {
    await this.dataSource.getRepository(ReleaseEventEntity).save(event);
  }
}

/** Waits for the other transactions that read or change choices. */
export async function lockChoices(manager: EntityManager): Promise<void> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('choices of releases'))");
}
