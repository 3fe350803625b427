import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KIND_BITS, type ObservedNetwork } from './observation';

/**
 * One statement for a batch. Rows are locked in one order, so that two processes cannot block each other. Reports of versions that
 * were never registered are left out. A version that ran for the first time is noted as one that renders.
 */
const ADD = `
  with reported as (
    select reported.*
      from unnest($1::text[], $2::text[], $3::bigint[], $4::smallint[], $5::timestamptz[], $6::timestamptz[])
        as reported (name, version, network, kinds, seen_at, failed_at)
      join release using (name, version)
     order by name, version, network
  ), rendered as (
    update release
       set rendered_at = now()
      from (select distinct name, version from reported where kinds & ${KIND_BITS.loaded} <> 0) loaded
     where release.name = loaded.name and release.version = loaded.version and release.rendered_at is null
  )
  insert into observation as kept (name, version, network, kinds, seen_at, failed_at)
  select name, version, network, kinds, seen_at, failed_at from reported
  on conflict (name, version, network) do update
     set kinds = kept.kinds | excluded.kinds,
         seen_at = greatest(kept.seen_at, excluded.seen_at),
         failed_at = greatest(kept.failed_at, excluded.failed_at)`;

/** With the choice that it belongs to. */
const RUNNING_TRIAL = `
  canary_trial trial join current_release choice on choice.name = trial.name and choice.canary = trial.version`;

/** Reported since the start of a running canary, of the canary or of the version that it is compared with. */
const IN_TRIAL = `
  exists (select from ${RUNNING_TRIAL}
           where trial.name = observation.name and observation.version in (trial.version, choice.version)
             and observation.seen_at >= trial.started_at)`;

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

  /** Since when each canary runs, by name. */
  async trialStarts(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.dataSource.query<{ name: string; startedAt: Date }[]>(
      `select trial.name, trial.started_at as "startedAt" from ${RUNNING_TRIAL}`,
    );
    return new Map(rows.map(({ name, startedAt }) => [name, startedAt]));
  }

  /** Deletes up to `most` networks that were last seen before, and returns how many. */
  async forget(before: Date, most: number): Promise<number> {
    return this.delete(`seen_at < $1 and not ${IN_TRIAL}`, [before, most]);
  }

  /** Deletes, of versions with more networks than these, those that were seen longest ago. */
  async forgetSurplus(mostNetworks: number, most: number): Promise<number> {
    const surplus = `(name, version, network) in (
      select name, version, network
        from (select name, version, network,
                     row_number() over (partition by name, version order by seen_at desc) as place
                from observation) ranked
       where place > $1)`;
    return this.delete(surplus, [mostNetworks, most]);
  }

  private async delete(condition: string, parameters: readonly [unknown, number]): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `delete from observation where ctid = any (array(select ctid from observation where ${condition} limit $2))`,
      [...parameters],
    );
    return count;
  }
}
