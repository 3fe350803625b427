import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { IdeaText, StrategyFacts, WrittenIdea, Written } from '../../engine/content-engine';
import { IdeaEntity } from '../content/idea.entity';
import type { IdeasJob } from './ideas.jobs';
import { selectIdeas } from './ideas.repository';
import { MAX_IDEAS } from './ideas.service';
import { type LockedStrategy, withLockedStrategy } from '../content/locked-strategy';
import { isReplaceable } from './replaceable';
import { selectNewIdeas } from './select-new-ideas';
import { readLines, toStrategyFacts } from '../content/to-strategy-facts';

/** One attempt at a request. Its writes are ignored once another attempt has begun, or the strategy is deleted. */
export interface IdeasAttempt extends IdeasJob {
  readonly number: number;
  readonly isLast: boolean;
  readonly facts: StrategyFacts;
  readonly count: number;
  readonly pillar: string | null;
  readonly existing: readonly IdeaText[];
  /** What the new ideas replace; null when they are added. */
  readonly replaces: readonly string[] | null;
}

@Injectable()
export class IdeaAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts a new attempt and gives it with what it works on. Undefined when nothing is asked for. When every attempt before took the
   * process down, the request fails with the given message.
   */
  begin(job: IdeasJob, ideasMessage: string): Promise<IdeasAttempt | 'used up' | undefined> {
    return withLockedStrategy(this.dataSource, job, async (locked) => {
      const { strategy, manager } = locked;
      const { ideasState, ideasRequest: request, ideasAttempt, ideasLastAttempt } = strategy;
      const facts = toStrategyFacts(strategy);
      if ((ideasState !== 'queued' && ideasState !== 'running') || !request || !facts) return undefined;

      const number = ideasAttempt + 1;
      if (number > ideasLastAttempt) {
        await locked.changeStrategy({ ideasState: 'failed', ideasMessage, ideasRequest: null });
        return 'used up';
      }
      await locked.changeStrategy({ ideasState: 'running', ideasAttempt: number });
      const replaces = request.kind === 'renewal' ? request.ideaIds : null;
      const all = await manager.find(IdeaEntity, {
        where: { strategyId: strategy.id },
        // The same request has to be the same for the engine.
        order: { createdAt: 'ASC', id: 'ASC' },
      });
      return {
        ...job,
        number,
        isLast: number === ideasLastAttempt,
        facts,
        replaces,
        count: request.kind === 'more' ? request.count : request.ideaIds.length,
        pillar: request.kind === 'more' ? request.pillar : null,
        existing: all.filter(({ id }) => !replaces?.includes(id)).map(toIdeaText),
      };
    });
  }

  /** Stores what is new of the ideas and takes away what they replace. False when nothing was new. */
  complete(attempt: IdeasAttempt, { result, engine, notice }: Written<WrittenIdea[]>): Promise<boolean | undefined> {
    return this.whileCurrent(attempt, async (locked) => {
      const { manager, strategy } = locked;
      const all = await selectIdeas(manager).where({ strategyId: strategy.id }).getMany();
      const replaced = all.filter((idea) => attempt.replaces?.includes(idea.id) && isReplaceable(idea));
      const kept = all.filter((idea) => !replaced.includes(idea));
      const fresh = selectNewIdeas(result, kept, Math.min(attempt.count, MAX_IDEAS - kept.length));
      if (fresh.length === 0) return false;

      if (replaced.length > 0) {
        await manager.delete(IdeaEntity, { id: In(replaced.map(({ id }) => id)) });
        await locked.changeStrategy({ ideasRemovedVersion: await locked.takeVersions() });
      }
      await this.insert(locked, attempt, fresh, { engine, notice });
      await locked.changeStrategy({
        ideasState: 'idle',
        ideasMessage: null,
        ideasRequest: null,
        ideasEngine: engine,
        ideasNotice: notice,
      });
      return true;
    });
  }

  async waitForNextAttempt(attempt: IdeasAttempt): Promise<void> {
    await this.whileCurrent(attempt, (locked) => locked.changeStrategy({ ideasState: 'queued' }));
  }

  async fail(attempt: IdeasAttempt, ideasMessage: string): Promise<void> {
    await this.whileCurrent(attempt, (locked) =>
      locked.changeStrategy({ ideasState: 'failed', ideasMessage, ideasRequest: null }),
    );
  }

  private async insert(
    locked: LockedStrategy,
    { strategyId, userId, facts }: IdeasAttempt,
    fresh: readonly WrittenIdea[],
    made: { readonly engine: string; readonly notice: string | null },
  ): Promise<void> {
    const version = await locked.takeVersions(fresh.length);
    const changed = findChangedLines(facts, toStrategyFacts(locked.strategy));
    await locked.manager.insert(
      IdeaEntity,
      fresh.map((idea, place) => ({
        strategyId,
        userId,
        title: idea.title,
        summary: idea.summary,
        angle: idea.angle,
        pillar: idea.pillar,
        noveltyScore: idea.noveltyScore,
        novelty: idea.novelty,
        sources: [...idea.sources],
        lineIds: [...idea.lineIds],
        status: 'new',
        isOutdated: idea.lineIds.some((id) => changed.has(id)),
        scheduledOn: null,
        version: version + place,
        ...made,
      })),
    );
  }

  private whileCurrent<Result>(
    attempt: IdeasAttempt,
    work: (locked: LockedStrategy) => Promise<Result>,
  ): Promise<Result | undefined> {
    return withLockedStrategy(this.dataSource, attempt, async (locked) => {
      const { ideasState, ideasAttempt } = locked.strategy;
      return ideasState === 'running' && ideasAttempt === attempt.number ? work(locked) : undefined;
    });
  }
}

function toIdeaText({ title, summary, angle, pillar }: IdeaEntity): IdeaText {
  return { title, summary, angle, pillar };
}

/** The lines that were changed or taken out while the ideas were written. */
function findChangedLines(before: StrategyFacts, now: StrategyFacts | undefined): ReadonlySet<string> {
  const present: ReadonlyMap<string, string> = now ? readLines(now) : new Map();
  return new Set([...readLines(before)].filter(([id, text]) => present.get(id) !== text).map(([id]) => id));
}
