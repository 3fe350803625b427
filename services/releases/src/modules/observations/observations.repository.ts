import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ObservedNetwork } from './observation';

/**
 * One statement for a batch. Rows are locked in one order, so that two processes cannot block each other. Reports of versions that
 * were never registered are left out.
 */
const ADD = `
  with reported as (
    select reported.*
      from unnest($1::text[], $2::text[], $3::bigint[], $4::smallint[], $5::timestamptz[], $6::timestamptz[])
        as reported (name, version, network, kinds, seen_at, failed_at)
      join release using (name, version)
     order by name, version, network
  )
  insert into observation as kept (name, version, network, kinds, seen_at, failed_at)
  select name, version, network, kinds, seen_at, failed_at from reported
  on conflict (name, version, network) do update
     set kinds = kept.kinds | excluded.kinds,
         seen_at = greatest(kept.seen_at, excluded.seen_at),
         failed_at = greatest(kept.failed_at, excluded.failed_at)`;

@Injectable()
export class ObservationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(rows: readonly ObservedNetwork[]): Promise<void> {
    await this.dataSource.query(ADD, [
      rows.map(({ name }) => name),
      rows.map(({ version }) => version),
      rows.map(({ network }) => network),
      rows.map(({ kinds }) => kinds),
      rows.map(({ seenAt }) => seenAt),
      rows.map(({ failedAt }) => failedAt),
    ]);
  }
}
