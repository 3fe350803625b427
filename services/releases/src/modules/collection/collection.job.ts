import { Clock, inPortions, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { Inject } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { RELEASE_STORE, type ReleaseStore } from '../store/release-store';
import { COLLECT_RELEASES } from './collect-releases.jobs';
import { CollectionRepository } from './collection.repository';
import { ServedReleases } from './served-releases';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 20;

/**
 * Deletes what no page can ask for any more: uploads without a call for a day, versions that were stored and never registered,
 * versions that were not served for a number of days, and what killed processes left in the store.
 */
@Job(COLLECT_RELEASES)
export class CollectionJob extends RecurringJob<object> {
  private readonly keptDays: number;

  constructor(
    private readonly collection: CollectionRepository,
    private readonly served: ServedReleases,
    @Inject(RELEASE_STORE) private readonly store: ReleaseStore,
    private readonly clock: Clock,
    @InjectConfig() config: ReleasesConfig,
    schedule: JobSchedule,
  ) {
    const failure = 'Unused releases could not be deleted; trying again';
    super({ definition: COLLECT_RELEASES, intervalMs: 3_600_000, first: {}, failure }, schedule);
    this.keptDays = config.RELEASE_KEPT_DAYS;
  }

  protected async work(_: object, signal: AbortSignal | undefined): Promise<object> {
    const now = this.clock.now().getTime();
    // Edges may serve the present choice for as long as this service was away.
    await this.served.record(await this.collection.listChosen());
    const abandoned = new Date(now - DAY_MS);
    await inPortions(1, () => this.collection.endUpload(abandoned, (id) => this.store.deleteUpload(id)), signal);
    await this.collection.collectUnused(new Date(now - this.keptDays * DAY_MS), this.keptDays);
    await inPortions(AT_ONCE, (most) => this.deleteDiscarded(most), signal);
    await this.collection.forgetDeletions();
    await this.store.sweep(abandoned);
    return {};
  }

  /** One that cannot be deleted is tried again by the next run, and does not hold up the others. */
  private async deleteDiscarded(most: number): Promise<number> {
    const discarded = await this.collection.listDiscarded(most);
    let failed = 0;
    for (const release of discarded) {
      try {
        await this.collection.deleteDiscarded(release, () => this.store.deleteVersion(release));
      } catch (error) {
        failed += 1;
        this.logger.warn({ err: error }, `The files of ${release.name} ${release.version} could not be deleted`);
      }
    }
    return failed > 0 ? 0 : discarded.length;
  }
}
