import { Injectable } from '@nestjs/common';
import { type DescribedChoice, type DeployableRow, HistoryRepository } from './history.repository';
import type { ReleaseEventEntity } from './release-event.entity';
import type { ReleaseEntity } from './release.entity';

export interface ReleaseHistory {
  releases: ReleaseEntity[];
  choice: DescribedChoice | null;
}

@Injectable()
export class HistoryService {
  constructor(private readonly history: HistoryRepository) {}

  async releases(name: string): Promise<ReleaseHistory> {
    const [releases, choice] = await Promise.all([this.history.newestReleases(name), this.history.findChoice(name)]);
    return { releases, choice };
  }

  events(name: string): Promise<ReleaseEventEntity[]> {
    return this.history.newestEvents(name);
  }

  deployables(): Promise<DeployableRow[]> {
    return this.history.deployables();
  }

  /** The present choice, of which there is one once a version was chosen. */
  async choice(name: string): Promise<DescribedChoice> {
    const choice = await this.history.findChoice(name);
    if (!choice) throw new Error(`${name} has no choice although a version was just chosen.`);
    return choice;
  }
}
