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
    await this.takeTurns(manager, link.userId);
    await manager.update(
      VerificationTokenEntity,
      { userId: link.userId, supersededAt: IsNull(), usedAt: IsNull() },
      { supersededAt: link.createdAt },
    );
    await manager.insert(VerificationTokenEntity, link);
  }

  /** Runs `work` as the user behind a link, alone, so that it is used once however often it is clicked. */
  async withLockedLink<Result>(
    tokenHash: Buffer,
    work: (link: VerificationTokenEntity | null, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const [row] = await this.dataSource.query<{ user_id: string | null }[]>(
      'select verification_owner($1) as user_id',
      [tokenHash],
    );
    if (!row?.user_id) return work(null, this.dataSource.manager);
    const userId = row.user_id;
    return withUser(this.dataSource, userId, async (manager) => {
      await this.takeTurns(manager, userId);
      return work(await manager.findOneBy(VerificationTokenEntity, { tokenHash }), manager);
    });
  }

  async markUsed(manager: EntityManager, { tokenHash }: VerificationTokenEntity, usedAt: Date): Promise<void> {
    await manager.update(VerificationTokenEntity, { tokenHash }, { usedAt });
  }

  /** Whatever happens to one user's links happens one after the other: mailing two, clicking one twice, clicking one while another is mailed. */
  private async takeTurns(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select from users where id = $1 for update', [userId]);
  }
}
