import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { ReleaseId } from '../store/release-store';
import { CollectionRepository } from './collection.repository';

/** Notes on which day versions were last served: one write for each version and day, however many pages there are. */
@Injectable()
export class ServedReleases {
  private day = '';
  private readonly noted = new Set<string>();

  constructor(
    private readonly collection: CollectionRepository,
    private readonly clock: Clock,
  ) {}

  async record(releases: readonly ReleaseId[]): Promise<void> {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (day !== this.day) this.noted.clear();
    this.day = day;
    const fresh = releases.filter((release) => !this.noted.has(keyOf(release)));
    if (fresh.length === 0) return;
    await this.collection.noteServed(fresh, day);
    for (const release of fresh) this.noted.add(keyOf(release));
  }

  /** Notes that these versions may be asked for until then, so that none is collected before. */
  keepUntil(releases: readonly ReleaseId[], moment: Date): Promise<void> {
    return this.collection.noteServed(releases, moment.toISOString().slice(0, 10));
  }
}

function keyOf({ name, version }: ReleaseId): string {
  return `${name} ${version}`;
}
