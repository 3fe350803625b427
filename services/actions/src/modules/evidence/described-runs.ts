import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { EvidenceRepository } from './evidence.repository';
import { LATENCY_BOUNDS, NO_DESCRIPTION, type RunDescription } from './run-description';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FRESH_MS = 60_000;
/** The least time between two scans, as a multiple of what the last one took: runs of a day may be millions. */
const IDLE_FACTOR = 20;

/** The runs of all actions since a moment. */
export interface DescribedDay {
  readonly from: Date;
  readonly until: Date;
  find(slug: string): RunDescription;
}

/** The runs of the last day, scanned at most once a minute and once at a time, for all actions together. */
@Injectable()
export class DescribedRuns {
  private day: Promise<DescribedDay> | undefined;
  private freshUntil = -Infinity;

  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly registry: ActionsRegistry,
    private readonly clock: Clock,
  ) {}

  read(): Promise<DescribedDay> {
    const now = this.clock.now().getTime();
    if (!this.day || now >= this.freshUntil) {
      this.freshUntil = Infinity;
      this.day = this.scan().catch((error: unknown) => {
        this.forget();
        throw error;
      });
    }
    return this.day;
  }

  /** The next reader scans anew. */
  forget(): void {
    this.day = undefined;
  }

  private async scan(): Promise<DescribedDay> {
    const startedAt = performance.now();
    const until = this.clock.now();
    const from = new Date(until.getTime() - DAY_MS);
    const targets = new Map(this.registry.list().map(({ slug, latency_target_ms: target }) => [slug, target]));
    const rows = await this.evidence.describeRuns(targets, from, LATENCY_BOUNDS);
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    const tookMs = performance.now() - startedAt;
    this.freshUntil = until.getTime() + Math.max(FRESH_MS, IDLE_FACTOR * tookMs);
    return { from, until, find: (slug) => bySlug.get(slug) ?? NO_DESCRIPTION };
  }
}
