import { Injectable } from '@nestjs/common';
import { DraftRequests } from '../drafts/draft-requests';
import { AnalysisNotDoneError, StrategyNotFoundError } from '../strategies/strategy.errors';
import { toLineKey } from '../strategies/line-key';
import type { StrategyEntity } from '../strategies/strategy.entity';
import type { IdeaEntity } from '../content/idea.entity';
import {
  IdeaNotApprovedError,
  IdeaNotFoundError,
  IdeasInProgressError,
  IdeaStatusConflictError,
  NoMoreIdeasError,
} from '../content/idea.errors';
import { type IdeaStatus, isApproved, isDecided, mayMove } from '../content/idea-status';
import { WorkLimits } from '../work-throttle/work-limits';
import { IdeasRepository } from './ideas.repository';
import type { LockedStrategy } from '../content/locked-strategy';
import { isReplaceable } from './replaceable';

/** How many ideas a strategy holds. */
export const MAX_IDEAS = 300;

const DEFAULT_COUNT = 12;

export interface AskForIdeas {
  readonly userId: string;
  readonly strategyId: string;
  readonly count?: number | undefined;
  readonly pillar?: string | undefined;
}

export interface ChangeIdea {
  readonly userId: string;
  readonly ideaId: string;
  readonly status?: IdeaStatus | undefined;
  /** Null takes the day away. */
  readonly scheduledOn?: string | null | undefined;
}

@Injectable()
export class IdeasService {
  constructor(
    private readonly ideas: IdeasRepository,
    private readonly drafts: DraftRequests,
    private readonly limits: WorkLimits,
  ) {}

  /** @throws {StrategyNotFoundError} the user has no such strategy. */
  async list(userId: string, strategyId: string): Promise<IdeaEntity[]> {
    const ideas = await this.ideas.list(userId, strategyId);
    if (ideas.length === 0) await this.getStrategy(userId, strategyId);
    return ideas;
  }

  /**
   * Asks for ideas; simultaneous requests take turns at the strategy's row, so one of them is stored.
   *
   * @throws {StrategyNotFoundError} the user has no such strategy.
   * @throws {AnalysisNotDoneError} there is no summary yet.
   * @throws {IdeasInProgressError} a request is on its way.
   * @throws {NoMoreIdeasError} the strategy is full, or the summary has no such pillar.
   * @throws {TooManyRequestsError} the account has asked for ideas too often in this hour.
   */
  ask({ userId, strategyId, count = DEFAULT_COUNT, pillar }: AskForIdeas): Promise<StrategyEntity> {
    return this.withReadyStrategy(userId, strategyId, async (locked) => {
      const room = MAX_IDEAS - (await this.ideas.count(locked));
      if (room <= 0) throw new NoMoreIdeasError(`This strategy has ${MAX_IDEAS} ideas, and cannot have more.`);
      const pillars = locked.strategy.pillars ?? [];
      if (pillar !== undefined && !pillars.some(({ text }) => toLineKey(text) === toLineKey(pillar)))
        throw new NoMoreIdeasError('The summary has no such pillar any more. Choose another one.');
      await this.ideas.request(locked, { kind: 'more', count: Math.min(count, room), pillar: pillar ?? null });
    });
  }

  /**
   * Asks for as many ideas as there are outdated ones without a decision, which they replace. Outdated ideas that stay are
   * no longer called so.
   *
   * @throws as `ask` does.
   */
  renew(userId: string, strategyId: string): Promise<StrategyEntity> {
    return this.withReadyStrategy(userId, strategyId, async (locked) => {
      const outdated = await this.ideas.listOutdated(locked);
      const [replaced, kept] = [outdated.filter(isReplaceable), outdated.filter((idea) => !isReplaceable(idea))];
      await locked.changeIdeas(toIds(kept), { isOutdated: false });
      if (replaced.length > 0) await this.ideas.request(locked, { kind: 'renewal', ideaIds: toIds(replaced) });
      else await locked.recount();
    });
  }

  /**
   * @throws {IdeaNotFoundError} the user has no such idea.
   * @throws {IdeaStatusConflictError} the status cannot become this one.
   * @throws {IdeaNotApprovedError} a day is given to an idea that is not approved.
   */
  async change({ userId, ideaId, ...change }: ChangeIdea): Promise<IdeaEntity> {
    const isFound = await this.ideas.withIdea(userId, ideaId, async (locked, idea) => {
      await this.apply(locked, idea, change);
      return true;
    });
    const idea = isFound && (await this.ideas.find(userId, ideaId));
    if (!idea) throw new IdeaNotFoundError();
    return idea;
  }

  private async apply(
    locked: LockedStrategy,
    idea: IdeaEntity,
    { status = idea.status, scheduledOn = idea.scheduledOn }: Pick<ChangeIdea, 'status' | 'scheduledOn'>,
  ): Promise<void> {
    if (!mayMove(idea.status, status)) throw new IdeaStatusConflictError(idea.status, status);
    const isGivenDay = scheduledOn !== null && scheduledOn !== idea.scheduledOn;
    if (isGivenDay && !isApproved(status)) throw new IdeaNotApprovedError();
    // An approval that is taken back takes the day with it.
    const day = isApproved(status) ? scheduledOn : null;
    if (status === idea.status && day === idea.scheduledOn) return;

    await locked.changeIdea(idea.id, { status, scheduledOn: day });
    if (isApproved(status) && !isApproved(idea.status)) await this.drafts.request(locked, idea.id);
    if (!isApproved(status) && isApproved(idea.status)) await this.drafts.cancel(locked, idea.id);
    if (idea.isOutdated && isDecided(status) !== isDecided(idea.status)) await locked.recount();
  }

  private async withReadyStrategy(
    userId: string,
    strategyId: string,
    work: (locked: LockedStrategy) => Promise<void>,
  ): Promise<StrategyEntity> {
    await this.limits.enforce(userId, 'ideas');
    const isFound = await this.ideas.withStrategy(userId, strategyId, async (locked) => {
      const { analysisState, ideasState } = locked.strategy;
      if (analysisState !== 'done') throw new AnalysisNotDoneError();
      if (ideasState === 'queued' || ideasState === 'running') throw new IdeasInProgressError();
      await work(locked);
      return true;
    });
    if (!isFound) throw new StrategyNotFoundError();
    return this.getStrategy(userId, strategyId);
  }

  private async getStrategy(userId: string, id: string): Promise<StrategyEntity> {
    const strategy = await this.ideas.findStrategy(userId, id);
    if (!strategy) throw new StrategyNotFoundError();
    return strategy;
  }
}

function toIds(ideas: readonly IdeaEntity[]): string[] {
  return ideas.map(({ id }) => id);
}
