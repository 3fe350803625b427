import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { IdeaEntity } from '../content/idea.entity';
import { isApproved } from '../content/idea-status';
import { selectIdeas } from '../ideas/ideas.repository';
import { withLockedStrategy } from '../content/locked-strategy';
import { StrategyNotFoundError } from '../strategies/strategy.errors';
import { spreadOverDays } from './spread-over-days';

/** The period where the strategy names none. */
const DEFAULT_HORIZON_DAYS = 30;

export interface PlanIdeas {
  readonly userId: string;
  readonly strategyId: string;
  /** ISO date. */
  readonly startsOn: string;
}

@Injectable()
export class PlanService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Gives a day to each approved idea that has none.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   */
  async plan({ startsOn, ...request }: PlanIdeas): Promise<void> {
    const isFound = await withLockedStrategy(this.dataSource, request, async (locked) => {
      const ideas = await selectIdeas(locked.manager)
        .where({ strategyId: locked.strategy.id })
        .orderBy({ 'idea.noveltyScore': 'DESC', 'idea.createdAt': 'ASC', 'idea.id': 'ASC' })
        .getMany();
      const unplanned = ideas.filter(({ status, scheduledOn }) => status === 'approved' && scheduledOn === null);
      const period = { startsOn, days: locked.strategy.horizonDays ?? DEFAULT_HORIZON_DAYS };
      const days = spreadOverDays(unplanned.length, period, listTaken(ideas));
      for (const [place, scheduledOn] of days.entries()) {
        const idea = unplanned[place];
        if (idea) await locked.changeIdea(idea.id, { scheduledOn });
      }
      return true;
    });
    if (!isFound) throw new StrategyNotFoundError();
  }
}

function listTaken(ideas: readonly IdeaEntity[]): string[] {
  return ideas.flatMap(({ status, scheduledOn }) => (isApproved(status) && scheduledOn !== null ? scheduledOn : []));
}
