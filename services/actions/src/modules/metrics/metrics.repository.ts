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

  /** The passes since a moment, oldest first. */
  async listPasses(since: Date): Promise<Map<string, Pass[]>> {
    const rows = await this.dataSource.query<{ slug: string; passed: boolean; finished_at: Date }[]>(
      'select slug, passed, finished_at from verification_pass where finished_at > $1 order by finished_at',
      [since],
    );
    const passes = Map.groupBy(rows, ({ slug }) => slug);
    return new Map(
      [...passes].map(([slug, list]) => [
        slug,
        list.map(({ passed, finished_at }) => ({ passed, finishedAt: finished_at })),
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
