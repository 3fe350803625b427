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
    const [newest, choice] = await Promise.all([this.history.newestReleases(name), this.history.findChoice(name)]);
    const chosen = [choice?.version, choice?.canary, choice?.previous, choice?.fallback];
    const older = chosen
      .filter((version) => typeof version === 'string')
      .filter((version) => !newest.some((release) => release.version === version));
    return { releases: [...newest, ...(await this.history.findReleases(name, older))], choice };
  }

  events(name: string, { cursor, limit = 50 }: { cursor?: string | undefined; limit?: number }): Promise<EventPage> {
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
