import { Jobs, queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { StrategyEntity } from '../strategies/strategy.entity';
import { IdeaEntity } from '../content/idea.entity';
import { type IdeasJob, MAX_ATTEMPTS, WRITE_IDEAS } from './ideas.jobs';
import type { StoredIdeaRequest } from '../strategies/stored-idea-request';
import { type LockedStrategy, withLockedIdea, withLockedStrategy } from '../content/locked-strategy';

@Injectable()
export class IdeasRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  findStrategy(userId: string, id: string): Promise<StrategyEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => manager.findOneBy(StrategyEntity, { id, userId }));
  }

  /** The newest angle first. */
  list(userId: string, strategyId: string): Promise<IdeaEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      selectIdeas(manager)
        .where({ strategyId, userId })
        .orderBy({ 'idea.noveltyScore': 'DESC', 'idea.createdAt': 'ASC', 'idea.id': 'ASC' })
        .getMany(),
    );
  }

  find(userId: string, id: string): Promise<IdeaEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => selectIdeas(manager).where({ id, userId }).getOne());
  }

  withStrategy<Result>(
    userId: string,
    strategyId: string,
    work: (locked: LockedStrategy) => Promise<Result>,
  ): Promise<Result | undefined> {
    return withLockedStrategy(this.dataSource, { userId, strategyId }, work);
  }

  withIdea<Result>(
    userId: string,
    ideaId: string,
    work: (locked: LockedStrategy, idea: IdeaEntity) => Promise<Result>,
  ): Promise<Result | undefined> {
    return withLockedIdea(this.dataSource, { userId, ideaId }, work);
  }

  count({ manager, strategy }: LockedStrategy): Promise<number> {
    return manager.countBy(IdeaEntity, { strategyId: strategy.id });
  }

  /** Stores a request with its job. An account's requests run one after the other, beside its drafts. */
  async request(locked: LockedStrategy, ideasRequest: StoredIdeaRequest): Promise<void> {
    const { id: strategyId, userId, ideasAttempt } = locked.strategy;
    await locked.changeStrategy({
      ideasState: 'queued',
      ideasMessage: null,
      ideasRequest,
      ideasLastAttempt: ideasAttempt + MAX_ATTEMPTS,
    });
    const job: IdeasJob = { strategyId, userId };
    const once = { jobKey: `${WRITE_IDEAS.name} ${strategyId}`, queueName: `${WRITE_IDEAS.name} ${userId}` };
    await this.jobs.add(locked.manager, WRITE_IDEAS, job, once);
  }

  listOutdated({ manager, strategy }: LockedStrategy): Promise<IdeaEntity[]> {
    return selectIdeas(manager).where({ strategyId: strategy.id, isOutdated: true }).getMany();
  }
}

/** Ideas with what a list shows of their drafts, in one statement. */
export function selectIdeas(manager: EntityManager) {
  return manager
    .createQueryBuilder(IdeaEntity, 'idea')
    .leftJoin('idea.drafts', 'draft')
    .addSelect(
      ['id', 'ideaId', 'format', 'contentMd', 'qualityScore', 'status', 'version'].map((column) => `draft.${column}`),
    );
}
