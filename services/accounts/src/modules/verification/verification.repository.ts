import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { VerificationTokenEntity } from './verification-token.entity';

@Injectable()
export class VerificationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The only link of this user that works from now on. */
  async replace(
    manager: EntityManager,
    link: Pick<VerificationTokenEntity, 'tokenHash' | 'userId' | 'createdAt' | 'expiresAt'>,
  ): Promise<void> {
    // Two mails at once take turns: the second one's link replaces the first one's.
    await manager.query('select from users where id = $1 for update', [link.userId]);
    await manager.update(
      VerificationTokenEntity,
      { userId: link.userId, supersededAt: IsNull(), usedAt: IsNull() },
      { supersededAt: link.createdAt },
    );
    await manager.insert(VerificationTokenEntity, link);
  }

  /** Runs `work` as the user behind a link, while holding the link's row, so that it is used once however often it is clicked. */
  async withLockedLink<Result>(
    tokenHash: Buffer,
    work: (link: VerificationTokenEntity | null, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const [row] = await this.dataSource.query<{ user_id: string | null }[]>(
      'select verification_owner($1) as user_id',
      [tokenHash],
    );
    if (!row?.user_id) return work(null, this.dataSource.manager);
    return withUser(this.dataSource, row.user_id, async (manager) =>
      work(
        await manager.findOne(VerificationTokenEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } }),
        manager,
      ),
    );
  }

  async markUsed(manager: EntityManager, { tokenHash }: VerificationTokenEntity, usedAt: Date): Promise<void> {
    await manager.update(VerificationTokenEntity, { tokenHash }, { usedAt });
  }
}
