import { queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import type { IdeaEntity } from '../content/idea.entity';
import { type LockedStrategy, withLockedDraft } from '../content/locked-strategy';
import { DraftEntity } from '../content/draft.entity';
import { DraftVersionEntity } from '../content/draft-version.entity';

/** How many other drafts a text is compared with. */
const SIBLINGS = 5;

@Injectable()
export class DraftsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: string, id: string): Promise<DraftEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) => manager.findOneBy(DraftEntity, { id, userId }));
  }

  /** The latest first. */
  listVersions(userId: string, draftId: string): Promise<DraftVersionEntity[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(DraftVersionEntity, { where: { draftId, userId }, order: { version: 'DESC' } }),
    );
  }

  findVersion(userId: string, draftId: string, version: number): Promise<DraftVersionEntity | null> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.findOneBy(DraftVersionEntity, { draftId, userId, version }),
    );
  }

  /** The latest texts of the same format for other ideas of the strategy. */
  async listSiblings({ userId, strategyId, format, id }: DraftEntity): Promise<string[]> {
    const found = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.find(DraftEntity, {
        select: { id: true, contentMd: true },
        where: { strategyId, format, userId, id: Not(id), contentMd: Not(IsNull()) },
        order: { writtenAt: 'DESC' },
        take: SIBLINGS,
      }),
    );
    return found.flatMap(({ contentMd }) => contentMd ?? []);
  }

  withDraft<Result>(
    userId: string,
    draftId: string,
    work: (locked: LockedStrategy, draft: DraftEntity, idea: IdeaEntity) => Promise<Result>,
  ): Promise<Result | undefined> {
    return withLockedDraft(this.dataSource, { userId, draftId }, work);
  }
}
