import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DayOfRuns, HealthStatus, Pass } from './health';

/** What the catalogue shows of an action. */
export interface ActionMetrics {
  readonly slug: string;
  readonly health_status: HealthStatus | null;
  readonly score: number | null;
  readonly p95_latency_ms_24h: number | null;
  readonly success_rate_24h: number | null;
  readonly on_time_rate_24h: number | null;
  readonly last_verified_at: Date | null;
}

/** The runs of an action within a day, and their latency. */
export interface MeasuredDay extends DayOfRuns {
  readonly slug: string;
  /** Milliseconds of the runs that succeeded; of live ones alone, where there are twenty. */
  readonly p95: number | null;
}

/** Enough to find three failures or two successes in a row, unless an action fails every other time for two days. */
const LATEST_PASSES = 50;

@Injectable()
export class MetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The live runs and the examples since a moment, per action that had any. `targets`: each action's latency target. */
  measure(targets: ReadonlyMap<string, number>, since: Date): Promise<MeasuredDay[]> {
    return this.dataSource.query<MeasuredDay[]>('select * from measure_actions($1, $2, $3)', [
      [...targets.keys()],
      [...targets.values()],
      since,
    ]);
  }

  /**
   * The latest passes of actions up to a moment, oldest first, and the last that passed, however old: a stop of the service changes
   * neither the state of an action nor when it was verified.
   */
  async listPasses(slugs: readonly string[], until: Date | null = null): Promise<Map<string, Pass[]>> {
    const rows = await this.dataSource.query<(Pass & { readonly slug: string })[]>(
      `select wanted.slug, pass.passed, pass.finished_at as "finishedAt"
         from unnest($1::text[]) as wanted (slug) cross join lateral (
           (select passed, finished_at from verification_pass
             where slug = wanted.slug and finished_at <= coalesce($2::timestamptz, 'infinity') order by finished_at desc limit $3)
           union
           (select passed, finished_at from verification_pass
             where slug = wanted.slug and finished_at <= coalesce($2::timestamptz, 'infinity') and passed order by finished_at desc limit 1)
         ) pass order by pass.finished_at`,
      [slugs, until, LATEST_PASSES],
    );
    return new Map(
      [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, passes]) => [
        slug,
        passes.map(({ passed, finishedAt }) => ({ passed, finishedAt })),
      ]),
    );
  }

  async save(metrics: readonly ActionMetrics[], now: Date): Promise<void> {
    await this.dataSource.query(
      `insert into action_metrics
         (slug, health_status, score, p95_latency_ms_24h, success_rate_24h, on_time_rate_24h, last_verified_at, computed_at)
       select slug, health_status, score, p95_latency_ms_24h, success_rate_24h, on_time_rate_24h, last_verified_at, $2
         from jsonb_populate_recordset(null::action_metrics, $1)
       on conflict (slug) do update set
         health_status = excluded.health_status, score = excluded.score, p95_latency_ms_24h = excluded.p95_latency_ms_24h,
         success_rate_24h = excluded.success_rate_24h, on_time_rate_24h = excluded.on_time_rate_24h,
         last_verified_at = excluded.last_verified_at, computed_at = excluded.computed_at`,
      [JSON.stringify(metrics), now],
    );
  }

  async list(): Promise<ActionMetrics[]> {
    return this.dataSource.query<ActionMetrics[]>(
      `select slug, health_status, score, p95_latency_ms_24h, success_rate_24h, on_time_rate_24h, last_verified_at
         from action_metrics`,
    );
  }
}
