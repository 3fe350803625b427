import { Clock, inPortions, Job, JobSchedule, RecurringJob } from '@declic/nest-kit';
import { ContentStores } from './content/content-stores';
import { FORGET_FILES } from './files-retention.jobs';
import { FilesRepository } from './files.repository';
import { UnownedContentRepository } from './unowned-content.repository';

const DELETED_AT_ONCE = 20;

/** Deletes files 24 hours after they were stored, and from the object store what has no row any more. */
@Job(FORGET_FILES)
export class FilesRetentionJob extends RecurringJob<object> {
  constructor(
    private readonly files: FilesRepository,
    private readonly unowned: UnownedContentRepository,
    private readonly contents: ContentStores,
    private readonly clock: Clock,
    schedule: JobSchedule,
  ) {
    const failure = 'Expired files could not be deleted; trying again';
    super({ definition: FORGET_FILES, intervalMs: 60_000, first: {}, failure }, schedule);
  }

  /** Returns how many files were deleted. */
  async forgetExpired(signal?: AbortSignal): Promise<number> {
    const count = await this.files.forget(this.clock.now());
    await inPortions(DELETED_AT_ONCE, (most) => this.deleteUnowned(most), signal);
    return count;
  }

  protected async work(_: object, signal: AbortSignal | undefined): Promise<object> {
    await this.forgetExpired(signal);
    return {};
  }

  /**
   * The record of an object goes after the object: a run that dies in between is repeated by the next one. Returns 0 when nothing could
   * be deleted: the store may be away, and the next run goes on.
   */
  private async deleteUnowned(most: number): Promise<number> {
    const store = this.contents.find('s3');
    if (!store) return 0;
    const ids = await this.unowned.list(most);
    const results = await Promise.allSettled(ids.map((id) => store.delete(id)));
    const failures = new Map<string, unknown>();
    for (const [index, id] of ids.entries()) {
      const result = results[index];
      if (result?.status === 'rejected') failures.set(id, result.reason);
    }
    await this.unowned.forget(ids.filter((id) => !failures.has(id)));
    await this.postpone(failures);
    return failures.size === ids.length ? 0 : ids.length;
  }

  /** An object that never can be deleted, because it is locked, must not hold up those that are due after it. */
  private async postpone(failures: ReadonlyMap<string, unknown>): Promise<void> {
    if (failures.size === 0) return;
    for (const { id, attempts, dueAt } of await this.unowned.postpone([...failures.keys()])) {
      const next = `attempt ${attempts}, the next one at ${dueAt.toISOString()}`;
      this.logger.warn({ err: failures.get(id) }, `The object ${id} could not be deleted from the store: ${next}`);
    }
  }
}
