import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockStrategy } from '../strategies/lock-strategy';
import type { RemovedLine } from '../strategies/removed-line';
import { StrategyEntity } from '../strategies/strategy.entity';
import { AnalysisNotDoneError, StrategyNotFoundError } from '../strategies/strategy.errors';
import { readParts, type SummaryParts, writeParts } from '../strategies/summary-parts';
import type { SummaryEdit } from './edit-summary';
import { outdateIdeas, renewIdeas } from './outdate-ideas';

type ChangeSummary = (parts: SummaryParts, removed: readonly RemovedLine[]) => SummaryEdit;

/** So many removed lines are kept, to be put back. */
const MAX_REMOVED = 10;

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
  edit(userId: string, id: string, change: ChangeSummary): Promise<StrategyEntity> {
    return withUser(this.dataSource, userId, async (manager) => {
      const strategy = await lockStrategy(manager, userId, id);
      if (!strategy) throw new StrategyNotFoundError();
      const parts = strategy.analysisState === 'done' ? readParts(strategy) : undefined;
      if (!parts) throw new AnalysisNotDoneError();

      const edit = change(parts, strategy.removedLines);
      if (edit.parts === parts) return strategy;
      const removedLines = await markIdeas(manager, strategy, edit);
      await manager.update(StrategyEntity, { id, userId }, { ...writeParts(strategy, edit.parts), removedLines });
      return manager.findOneByOrFail(StrategyEntity, { id, userId });
    });
  }
}

/** Outdates ideas, or takes that back. Gives the removed lines as they are then. */
async function markIdeas(manager: EntityManager, strategy: StrategyEntity, edit: SummaryEdit): Promise<RemovedLine[]> {
  const { id } = strategy;
  const { outdatedLine, removed, restored = [] } = edit;
  const outdated = outdatedLine === undefined ? null : await outdateIdeas(manager, id, outdatedLine);
  for (const line of restored) if (line.outdated) await renewIdeas(manager, id, line.outdated);
  const others = strategy.removedLines.filter((line) => !restored.includes(line));
  return removed ? [{ ...removed, outdated }, ...others].slice(0, MAX_REMOVED) : others;
}
