import { Injectable } from '@nestjs/common';
import { type DescribedChoice, type DeployableRow, HistoryRepository } from './history.repository';
import { parseCursor } from './event-cursor';
import { type EventPage, ReleaseEventsRepository } from './release-events.repository';
import type { ReleaseEntity } from './release.entity';

export interface ReleaseHistory {
  releases: ReleaseEntity[];
  choice: DescribedChoice | null;
}

@Injectable()
export class HistoryService {
  constructor(
    private readonly history: HistoryRepository,
    private readonly eventPages: ReleaseEventsRepository,
  ) {}

  async releases(name: string): Promise<ReleaseHistory> {
    const [releases, choice] = await Promise.all([this.history.newestReleases(name), this.history.findChoice(name)]);
    return { releases, choice };
  }

  events(name: string, { cursor, limit }: { cursor?: string | undefined; limit: number }): Promise<EventPage> {
    return this.eventPages.findPage(name, limit, cursor === undefined ? undefined : parseCursor(cursor));
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
