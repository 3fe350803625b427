import { withUser } from '@declic/nest-kit';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { MailedLinkEntity } from './mailed-link.entity';

/** A link of either kind; those of a sign-up name it. */
export type ScopedLink = MailedLinkEntity & { signUpId?: string | null };

type NewLink = Pick<MailedLinkEntity, 'tokenHash' | 'createdAt' | 'expiresAt'>;

/** Which links a newer one replaces: all of the user's, or those of one sign-up. */
export interface LinkScope {
  readonly userId: string;
  readonly signUpId?: string;
}

/** One kind of mailed link: in each scope at most one works, and it works once. */
export abstract class LinksRepository {
  /**
   * @param links their table.
   * @param ownerFunction finds the owner of a link without a session.
   */
  protected constructor(
    private readonly dataSource: DataSource,
    private readonly links: new () => ScopedLink,
    private readonly ownerFunction: string,
  ) {}

  /** The only link of its scope that works from now on. */
  async replace(manager: EntityManager, link: NewLink & LinkScope): Promise<void> {
    const { userId, signUpId } = link;
    await this.lockUser(manager, userId);
    await this.supersede(manager, { userId, ...(signUpId !== undefined && { signUpId }) }, link.createdAt);
    await manager.insert(this.links, link);
  }

  /** No link of this scope works any more. */
  async supersede(manager: EntityManager, scope: LinkScope, supersededAt: Date): Promise<void> {
    await manager.update(this.links, { ...scope, supersededAt: IsNull(), usedAt: IsNull() }, { supersededAt });
  }

  /** Runs `work` as the owner of a link while locking the user, so that concurrent clicks use it once. */
  async withLockedLink<Result>(
    tokenHash: Buffer,
    work: (link: ScopedLink | null, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const [row] = await this.dataSource.query<{ user_id: string | null }[]>(
      `select ${this.ownerFunction}($1) as user_id`,
      [tokenHash],
    );
    if (!row?.user_id) return work(null, this.dataSource.manager);
    const userId = row.user_id;
    return withUser(this.dataSource, userId, async (manager) => {
      await this.lockUser(manager, userId);
      return work(await manager.findOneBy(this.links, { tokenHash }), manager);
    });
  }

  async markUsed(manager: EntityManager, tokenHash: Buffer, usedAt: Date): Promise<void> {
    await manager.update(this.links, { tokenHash }, { usedAt });
  }

  /**
   * Locks the user, so that operations on one user's links are serialised: mailing two, opening one twice, opening one while
   * another is mailed.
   */
  private async lockUser(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select from users where id = $1 for update', [userId]);
  }
}
