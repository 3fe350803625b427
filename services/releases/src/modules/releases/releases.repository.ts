import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { CurrentReleaseEntity } from './current-release.entity';
import type { Manifest } from '../../pipeline/manifest';
import { ReleaseEntity } from './release.entity';

const NEWEST = 50;

@Injectable()
export class ReleasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` while holding the lock of this remote, so that registrations and switches are serialised. */
  withLockedRemote<Result>(name: string, work: (tx: ReleasesTransaction) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
      return work(new ReleasesTransaction(manager));
    });
  }

  newestFirst(name: string): Promise<ReleaseEntity[]> {
    return this.dataSource
      .getRepository(ReleaseEntity)
      .find({ where: { name }, order: { position: 'DESC' }, take: NEWEST });
  }

  findCurrent(name: string): Promise<CurrentReleaseEntity | null> {
    return this.dataSource.getRepository(CurrentReleaseEntity).findOneBy({ name });
  }
}

export class ReleasesTransaction {
  constructor(private readonly manager: EntityManager) {}

  /** Stores a release unless this version is there; says whether what is there has the same content. */
  async insertOrCompare(manifest: Manifest): Promise<boolean> {
    const { name, version } = manifest;
    const json = JSON.stringify(manifest);
    await this.manager.query(
      'INSERT INTO release (name, version, manifest) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [name, version, json],
    );
    // Compared as jsonb, where the order of keys means nothing.
    const [row] = await this.manager.query<{ same: boolean }[]>(
      'SELECT manifest = $3::jsonb AS same FROM release WHERE name = $1 AND version = $2',
      [name, version, json],
    );
    return row?.same === true;
  }

  find(name: string, version: string): Promise<ReleaseEntity | null> {
    return this.manager.findOneBy(ReleaseEntity, { name, version });
  }

  findCurrent(name: string): Promise<CurrentReleaseEntity | null> {
    return this.manager.findOneBy(CurrentReleaseEntity, { name });
  }

  /** The newest release before `release` that visitors once got. */
  findActivatedBefore({ name, position }: ReleaseEntity): Promise<ReleaseEntity | null> {
    return this.manager.findOne(ReleaseEntity, {
      where: { name, position: LessThan(position), activatedAt: Not(IsNull()) },
      order: { position: 'DESC' },
    });
  }

  async makeCurrent({ name, version }: ReleaseEntity, previous: string | null): Promise<CurrentReleaseEntity> {
    await this.manager.query('UPDATE release SET activated_at = clock_timestamp() WHERE name = $1 AND version = $2', [
      name,
      version,
    ]);
    return this.manager.save(CurrentReleaseEntity, { name, version, previous });
  }
}
