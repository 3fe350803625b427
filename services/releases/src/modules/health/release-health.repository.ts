import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FAILURES, type Failure, isFailed, KIND_BITS } from '../observations/observation';

/** The networks of one version within a window. */
export interface VersionCounts extends Record<Failure, number> {
  readonly name: string;
  readonly version: string;
  readonly role: 'stable' | 'canary' | 'earlier';
  readonly loads: number;
  readonly failed: number;
  readonly lastSeenAt: Date | null;
  /** Of a running canary. */
  readonly percent: number | null;
}

const BY_KIND = FAILURES.map(
  (failure) =>
    `(count(*) filter (where ${isFailed(failure) ? 'failed_at' : 'seen_at'} >= $1 and kinds & ${KIND_BITS[failure]} <> 0))::integer as "${failure}"`,
);

const KINDS = FAILURES.map((failure) => `coalesce("${failure}", 0) as "${failure}"`);

/** What was reported, and every canary, reported or not. */
const COUNTS = `
  with counted as (
    select name, version, count(*)::integer as loads, (count(*) filter (where failed_at >= $1))::integer as failed,
           ${BY_KIND.join(', ')}, max(seen_at) as last_seen_at
      from observation
     where seen_at >= $1
     group by name, version
  ), canary as (
    select trial.name, trial.version, choice.canary_percent
      from canary_trial trial
      join current_release choice on choice.name = trial.name and choice.canary = trial.version
  )
  select name, version,
         case when canary.version is not null then 'canary' when choice.version is not null then 'stable' else 'earlier' end as role,
         coalesce(loads, 0) as loads, coalesce(failed, 0) as failed, ${KINDS.join(', ')}, last_seen_at as "lastSeenAt",
         canary.canary_percent as percent
    from counted
    full join canary using (name, version)
    left join current_release choice using (name, version)
   order by name collate "C", loads desc, version`;

@Injectable()
export class ReleaseHealthRepository {
  constructor(private readonly dataSource: DataSource) {}

  countSince(from: Date): Promise<VersionCounts[]> {
    return this.dataSource.query<VersionCounts[]>(COUNTS, [from]);
  }
}
