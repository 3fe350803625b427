import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockStrategy } from '../strategies/lock-strategy';
import { StrategyEntity } from '../strategies/strategy.entity';
import { AnalysisNotDoneError, StrategyNotFoundError } from '../strategies/strategy.errors';
import { readParts, type SummaryParts, writeParts } from '../strategies/summary-parts';
import type { SummaryEdit } from './edit-summary';

@Injectable()
export class CorrectionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Changes the summary while its row is held, so that of two changes at once none is lost. Ideas that rest on a changed line are
   * outdated with it.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   * @throws {AnalysisNotDoneError} there is no summary yet.
   */
  edit(userId: string, id: string, change: (parts: SummaryParts) => SummaryEdit): Promise<StrategyEntity> {
    return withUser(this.dataSource, userId, async (manager) => {
      const strategy = await lockStrategy(manager, userId, id);
      if (!strategy) throw new StrategyNotFoundError();
      const parts = strategy.analysisState === 'done' ? readParts(strategy) : undefined;
      if (!parts) throw new AnalysisNotDoneError();

      const edit = change(parts);
      if (edit.parts === parts) return strategy;
      await manager.update(StrategyEntity, { id, userId }, writeParts(strategy, edit.parts));
      if (edit.outdatedLine !== undefined) await outdateIdeas(manager, id, edit.outdatedLine);
      return manager.findOneByOrFail(StrategyEntity, { id, userId });
    });
  }
}

/** Each idea takes a number of the strategy's counter of changes, by which the event streams tell what a reader has not seen. */
async function outdateIdeas(manager: EntityManager, strategyId: string, line: string): Promise<void> {
  await manager.query(
    `with outdated as (
       select id, row_number() over (order by id)::integer as place from flow_ideas
        where strategy_id = $1 and $2 = any (line_ids) and not is_outdated
     ), counted as (
       update flow_strategies set version = version + (select count(*) from outdated)::integer
        where id = $1 and exists (select from outdated) returning version
     )
     update flow_ideas idea
        set is_outdated = true, version = counted.version - (select count(*) from outdated)::integer + outdated.place
       from outdated, counted where idea.id = outdated.id`,
    [strategyId, line],
  );
}
