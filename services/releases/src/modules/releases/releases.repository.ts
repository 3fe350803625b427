import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReleasesTransaction } from './releases-transaction';

@Injectable()
export class ReleasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while holding the lock of all choices: what one deployable may be depends on what the others are. */
  withLockedChoices<Result>(work: (tx: ReleasesTransaction) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query("SELECT pg_advisory_xact_lock(hashtext('choices of releases'))");
      return work(new ReleasesTransaction(manager));
    });
  }

  /** Notes that a version rendered a page for a visitor, the first time only. Unknown versions are ignored. */
  async markRendered(name: string, version: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE release SET rendered_at = clock_timestamp() WHERE name = $1 AND version = $2 AND rendered_at IS NULL',
      [name, version],
    );
  }
}
