import { Injectable } from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import type { Action } from '../../engine/action';
import { InjectConfig } from '../../inject-config';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { ActionNotFoundError } from '../catalogue/catalogue.errors';
import type { Pass } from '../metrics/health';
import { isVerified } from '../metrics/is-verified';
import { MetricsRepository } from '../metrics/metrics.repository';
import { DescribedRuns, type DescribedDay } from './described-runs';
import { EvidenceRepository, type StoredExampleRun, type StoredPass } from './evidence.repository';
import type { RunDescription } from './run-description';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** What the figures of an action rest on. */
export interface Evidence {
  readonly action: Action;
  readonly day: DescribedDay;
  readonly runs: RunDescription;
  /** What the state of the action is decided by, as in the catalogue. Oldest first; none when its examples do not run. */
  readonly latest: readonly Pass[];
  /** Of the last week, oldest first. */
  readonly passes: readonly StoredPass[];
  /** Of the last pass. */
  readonly examples: readonly StoredExampleRun[];
}

/** Collects the records behind the figures of an action. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly registry: ActionsRegistry,
    private readonly described: DescribedRuns,
    private readonly evidence: EvidenceRepository,
    private readonly metrics: MetricsRepository,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  /** @throws {ActionNotFoundError} there is no such action. */
  async find(slug: string): Promise<Evidence> {
    const action = this.registry.findListed(slug);
    if (!action) throw new ActionNotFoundError(slug);
    const day = await this.described.read();
    const all = await this.evidence.listPasses(action.slug, new Date(day.until.getTime() - WEEK_MS));
    // What finished since the runs were scanned is no part of their figures.
    const passes = all.filter(({ finishedAt }) => finishedAt <= day.until);
    const verified = isVerified(this.config, action.slug) ? [action.slug] : [];
    const latest = (await this.metrics.listPasses(verified, day.until)).get(action.slug) ?? [];
    const last = passes.at(-1);
    const examples = last ? await this.evidence.listExampleRuns(last) : [];
    return { action, day, runs: day.find(action.slug), latest, passes, examples };
  }
}
