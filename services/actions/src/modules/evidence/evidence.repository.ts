import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Pass } from '../metrics/health';
import type { RunDescription } from './run-description';

/** A pass over all examples of an action. */
export interface StoredPass extends Pass {
  readonly id: string;
}

/** How an example of a pass went. */
export interface StoredExampleRun {
  readonly example: string;
  readonly outcome: 'ok' | 'server_error' | 'timeout';
  readonly fault: string | null;
  readonly startedAt: Date;
  readonly durationMs: number;
}

/** A pass takes less; the examples of all actions since then are what is looked through. */
const LONGEST_PASS = '1 hour';

/** What is recorded of runs and verification, for all accounts together. */
@Injectable()
export class EvidenceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The runs since a moment, per action that had any. `targets`: each action's latency target; `bounds`: ascending milliseconds. */
  describeRuns(
    targets: ReadonlyMap<string, number>,
    since: Date,
    bounds: readonly number[],
  ): Promise<(RunDescription & { readonly slug: string })[]> {
    return this.dataSource.query('select * from describe_runs($1, $2, $3, $4)', [
      [...targets.keys()],
      [...targets.values()],
      since,
      bounds,
    ]);
  }

  /** The passes of an action since a moment, oldest first. */
  listPasses(slug: string, since: Date): Promise<StoredPass[]> {
    return this.dataSource.query(
      `select id, passed, finished_at as "finishedAt" from verification_pass
        where slug = $1 and finished_at > $2 order by finished_at`,
      [slug, since],
    );
  }

  /** The examples of a pass, in the order in which they ran. */
  listExampleRuns({ id, finishedAt }: StoredPass): Promise<StoredExampleRun[]> {
    return this.dataSource.query(
      `select example, outcome, fault, started_at as "startedAt", duration_ms as "durationMs" from example_run
        where pass_id = $1 and started_at > $2::timestamptz - interval '${LONGEST_PASS}' order by started_at, id`,
      [id, finishedAt],
    );
  }
}
