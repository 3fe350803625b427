import { withUser } from '@declic/nest-kit';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { DraftEntity } from './draft.entity';
import { StrategyEntity } from '../strategies/strategy.entity';
import { IdeaEntity } from './idea.entity';

type IdeaFields = Partial<Omit<IdeaEntity, 'id' | 'version' | 'drafts'>>;

/**
 * A transaction that holds the row of a strategy.
 *
 * Lock order: the strategy's row first, then rows of ideas, then rows of drafts. Whatever writes ideas or drafts begins here, and so do
 * corrections of the summary, which make ideas outdated. All writers of one strategy therefore take turns at its row, none can hold an
 * idea while it waits for the strategy, and numbers of its counter become visible in their order: a stream that has seen number n has
 * missed nothing below n.
 */
export class LockedStrategy {
  constructor(
    readonly manager: EntityManager,
    readonly strategy: StrategyEntity,
  ) {}

  /** Takes so many numbers of the strategy's counter, one for each row that changes. Returns the first. */
  async takeVersions(count = 1): Promise<number> {
    // TypeORM gives the rows of an update with their number.
    const [rows]: [{ version: number }[], number] = await this.manager.query(
      'update flow_strategies set version = version + $2 where id = $1 returning version',
      [this.strategy.id, count],
    );
    const last = rows[0]?.version;
    if (last === undefined) throw new Error('The strategy that is locked is gone.');
    return last - count + 1;
  }

  /** Changes what the strategy itself shows; the database counts it. */
  async changeStrategy(change: Partial<Omit<StrategyEntity, 'id' | 'userId' | 'version'>>): Promise<void> {
    await this.manager.update(StrategyEntity, { id: this.strategy.id }, change);
  }

  /** Tells the streams that something which is counted over the ideas has changed. */
  recount(): Promise<void> {
    return this.changeStrategy({ status: this.strategy.status });
  }

  lockIdea(id: string): Promise<IdeaEntity | null> {
    return this.manager.findOne(IdeaEntity, {
      where: { id, strategyId: this.strategy.id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Counts a change of an idea or of one of its drafts. */
  async changeIdea(id: string, change: IdeaFields = {}): Promise<void> {
    await this.manager.update(IdeaEntity, { id }, { ...change, version: await this.takeVersions() });
  }

  /** Counts the same change of each of these ideas. */
  async changeIdeas(ids: readonly string[], change: IdeaFields): Promise<void> {
    if (ids.length === 0) return;
    const first = await this.takeVersions(ids.length);
    await this.manager.update(IdeaEntity, { id: In([...ids]) }, change);
    await this.manager.query(
      `update flow_ideas idea set version = $2::integer + changed.place - 1
         from unnest($1::uuid[]) with ordinality changed (id, place) where idea.id = changed.id`,
      [ids, first],
    );
  }
}

/** Runs `work` while it holds the user's strategy; undefined where there is none. */
export function withLockedStrategy<Result>(
  dataSource: DataSource,
  { userId, strategyId }: { readonly userId: string; readonly strategyId: string },
  work: (locked: LockedStrategy) => Promise<Result>,
): Promise<Result | undefined> {
  return withUser(dataSource, userId, (manager) => lock(manager, userId, strategyId, work));
}

/** Runs `work` while it holds the user's idea and its strategy; undefined where there is none. */
export function withLockedIdea<Result>(
  dataSource: DataSource,
  { userId, ideaId }: { readonly userId: string; readonly ideaId: string },
  work: (locked: LockedStrategy, idea: IdeaEntity) => Promise<Result>,
): Promise<Result | undefined> {
  return withUser(dataSource, userId, async (manager) => {
    const found = await manager.findOne(IdeaEntity, {
      select: { id: true, strategyId: true },
      where: { id: ideaId, userId },
    });
    if (!found) return undefined;
    return lock(manager, userId, found.strategyId, async (locked) => {
      const idea = await locked.lockIdea(ideaId);
      return idea ? work(locked, idea) : undefined;
    });
  });
}

/** Runs `work` while it holds the user's draft, its idea and their strategy; undefined where there is none. */
export function withLockedDraft<Result>(
  dataSource: DataSource,
  { userId, draftId }: { readonly userId: string; readonly draftId: string },
  work: (locked: LockedStrategy, draft: DraftEntity, idea: IdeaEntity) => Promise<Result>,
): Promise<Result | undefined> {
  return withUser(dataSource, userId, async (manager) => {
    const found = await manager.findOne(DraftEntity, {
      select: { id: true, ideaId: true, strategyId: true },
      where: { id: draftId, userId },
    });
    if (!found) return undefined;
    return lock(manager, userId, found.strategyId, async (locked) => {
      const idea = await locked.lockIdea(found.ideaId);
      const draft = await manager.findOne(DraftEntity, { where: { id: draftId }, lock: { mode: 'pessimistic_write' } });
      return idea && draft ? work(locked, draft, idea) : undefined;
    });
  });
}

async function lock<Result>(
  manager: EntityManager,
  userId: string,
  strategyId: string,
  work: (locked: LockedStrategy) => Promise<Result>,
): Promise<Result | undefined> {
  const strategy = await manager.findOne(StrategyEntity, {
    where: { id: strategyId, userId },
    lock: { mode: 'pessimistic_write' },
  });
  return strategy ? work(new LockedStrategy(manager, strategy)) : undefined;
}
