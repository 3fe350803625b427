import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FAILURES, type Failure, KIND_BITS } from '../observations/observation';

/** The networks of one version within a window. */
export interface VersionCounts extends Record<Failure, number> {
  readonly name: string;
  readonly version: string;
  readonly isStable: boolean;
  readonly loads: number;
  readonly failed: number;
  readonly lastSeenAt: Date | null;
}

const BY_KIND = FAILURES.map(
  (failure) =>
    `(count(*) filter (where failed_at >= $1 and kinds & ${KIND_BITS[failure]} <> 0))::integer as "${failure}"`,
);

const COUNTS = `
  select name, version, current.version is not null as "isStable", count(*)::integer as loads,
         (count(*) filter (where failed_at >= $1))::integer as failed, ${BY_KIND.join(', ')}, max(seen_at) as "lastSeenAt"
    from observation
    left join current_release current using (name, version)
   where seen_at >= $1
   group by name, version, current.version
   order by name collate "C", loads desc, version`;

@Injectable()
export class ReleaseHealthRepository {
  constructor(private readonly dataSource: DataSource) {}

  countSince(from: Date): Promise<VersionCounts[]> {
    return this.dataSource.query<VersionCounts[]>(COUNTS, [from]);
  }
}
