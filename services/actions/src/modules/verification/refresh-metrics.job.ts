import { Clock, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { computeFigures } from '../metrics/compute-figures';
import { NO_RUNS } from '../metrics/health';
import { isVerified } from '../metrics/is-verified';
import { type ActionMetrics, MetricsRepository } from '../metrics/metrics.repository';
import { REFRESH_METRICS } from './verification.jobs';
import { VerificationRepository } from './verification.repository';

const REFRESH_INTERVAL_MS = 60_000;

/** The least time between two computations, as a multiple of what the last one of this process took: runs of a day may be millions. */
const IDLE_FACTOR = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Makes actions due whose calls fail, and computes what the catalogue shows: once a minute for all replicas, or less often where that
 * takes long.
 *
 * @decision D17
 */
@Job(REFRESH_METRICS)
export class RefreshMetricsJob extends RecurringJob<object> {
  private idleUntil = 0;

  constructor(
    private readonly registry: ActionsRegistry,
    private readonly metrics: MetricsRepository,
    private readonly verifications: VerificationRepository,
    private readonly clock: Clock,
    schedule: JobSchedule,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {
    const failure = 'The metrics of the catalogue could not be computed';
    super({ definition: REFRESH_METRICS, intervalMs: REFRESH_INTERVAL_MS, first: {}, failure }, schedule);
  }

  protected async work(): Promise<object> {
    const startedAt = performance.now();
    if (startedAt < this.idleUntil) return {};
    await this.verifications.advanceFailing(this.clock.now());
    await this.refresh();
    const endedAt = performance.now();
    this.idleUntil = endedAt + IDLE_FACTOR * (endedAt - startedAt);
    return {};
  }

  async refresh(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAY_MS);
    const targets = new Map(this.registry.list().map(({ slug, latency_target_ms: target }) => [slug, target]));
    const [days, passes] = await Promise.all([
      this.metrics.measure(targets, since),
      this.metrics.listPasses([...targets.keys()].filter((slug) => isVerified(this.config, slug))),
    ]);
    const bySlug = new Map(days.map((day) => [day.slug, day]));
    const computed = [...targets.keys()].map((slug): ActionMetrics => {
      const day = bySlug.get(slug) ?? { ...NO_RUNS, p95: null };
      return { slug, ...computeFigures(day, passes.get(slug) ?? [], now) };
    });
    await this.metrics.save(computed, now);
  }
}
