import { queryAsUser } from '@declic/nest-kit';
import { type DataSource, In } from 'typeorm';
import { IdeaEntity } from '../content/idea.entity';
import { selectIdeas } from '../ideas/ideas.repository';
import { toIdea } from '../ideas/to-idea';
import { StrategyEntity } from '../strategies/strategy.entity';
import { toStrategy } from '../strategies/to-strategy';

/** Above this number of changed ideas, the reader is told to read the list again: one answer instead of many events. */
const MAX_IDEA_EVENTS = 12;

/** Something that changed, under the number of its change. */
export interface StrategyEvent {
  readonly id: number;
  readonly name: 'strategy' | 'idea' | 'ideas';
  readonly data: object;
}

/** What changed, and the number up to which that is all. */
export interface StrategyChange {
  readonly upTo: number;
  readonly events: readonly StrategyEvent[];
}

/**
 * What changed in a strategy after change number `seen`, in the order of the numbers; null when it is gone. Every changed row has a number
 * of its own, so a reader that stops after any event goes on with exactly those behind it. What changes while this reads has a
 * higher number than `upTo`, and is left for the next time. A number that the strategy has not reached was never sent of it, for
 * example one of another strategy: its reader gets everything.
 */
export async function readChangesSince(
  dataSource: DataSource,
  { userId, strategyId, seen }: { readonly userId: string; readonly strategyId: string; readonly seen: number },
): Promise<StrategyChange | null> {
  const strategy = await queryAsUser(dataSource, userId, (manager) =>
    manager.findOneBy(StrategyEntity, { id: strategyId, userId }),
  );
  if (!strategy) return null;
  const { version: upTo, shownVersion } = strategy;
  if (upTo === seen) return { upTo, events: [] };
  const after = seen > upTo ? 0 : seen;
  const ideas = await readIdeaEvents(dataSource, strategy, after);
  const own = { id: shownVersion, name: 'strategy' as const, data: toStrategy(strategy) };
  const events = shownVersion > after ? [own, ...ideas] : ideas;
  return { upTo, events: events.toSorted((one, other) => one.id - other.id) };
}

async function readIdeaEvents(
  dataSource: DataSource,
  strategy: StrategyEntity,
  seen: number,
): Promise<StrategyEvent[]> {
  const { id: strategyId, userId, version: upTo, ideasRemovedVersion } = strategy;
  const changed = await queryAsUser(dataSource, userId, (manager) =>
    manager
      .createQueryBuilder(IdeaEntity, 'idea')
      .select(['idea.id', 'idea.version'])
      .where('idea.strategyId = :strategyId and idea.version > :seen and idea.version <= :upTo', {
        strategyId,
        seen,
        upTo,
      })
      .orderBy('idea.version')
      .getMany(),
  );
  const wasRemoved = ideasRemovedVersion > seen;
  if (wasRemoved || changed.length > MAX_IDEA_EVENTS)
    return [{ id: Math.max(ideasRemovedVersion, changed.at(-1)?.version ?? 0), name: 'ideas', data: {} }];
  if (changed.length === 0) return [];

  const numbers = new Map(changed.map(({ id, version }) => [id, version]));
  const ideas = await queryAsUser(dataSource, userId, (manager) =>
    selectIdeas(manager)
      .where({ id: In([...numbers.keys()]), userId })
      .getMany(),
  );
  // One that has changed since is sent again under its new number.
  return ideas.map((idea) => ({ id: numbers.get(idea.id) ?? upTo, name: 'idea', data: toIdea(idea) }));
}
