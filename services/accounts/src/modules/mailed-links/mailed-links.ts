import { type Clock, hashLinkToken, withUser } from '@declic/nest-kit';
import { type DataSource, type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import { assertUsable, type LinkAnswers, LinkError, type LinkFault } from './link-error';
import { createLink } from './create-link';
import type { MailedLinkEntity } from './mailed-link.entity';

/** What tells one kind of mailed link from another. */
export interface LinkKind<Link extends MailedLinkEntity> {
  readonly entity: new () => Link;
  readonly lifetimeMs: number;
  /** Which links a new one replaces: those of its user, those of its sign-up, or none. */
  readonly replaces: 'user' | 'sign-up' | 'none';
  readonly answers: LinkAnswers;
}

/** Links of one user, or of one sign-up of theirs. */
export interface LinkScope {
  readonly userId: string;
  readonly signUpId?: string;
}

/** What is given for a new link; the rest is the kind's. */
export type NewLink<Link extends MailedLinkEntity> = { readonly userId: string } & Omit<Link, keyof MailedLinkEntity>;

/** One kind of mailed link: issued, stored as a hash, opened, used once. */
export abstract class MailedLinks<Link extends MailedLinkEntity> {
  protected constructor(
    private readonly kind: LinkKind<Link>,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Issues a link in the caller's transaction, which must name the user, and gives its secret. Those that it replaces stop working. */
  async issue(manager: EntityManager, link: NewLink<Link> & { readonly signUpId?: string | null }): Promise<string> {
    const { entity, lifetimeMs, replaces } = this.kind;
    const { userId, signUpId } = link;
    const created = createLink(this.clock.now(), lifetimeMs);
    await this.lockUser(manager, userId);
    if (replaces === 'user') await this.supersede(manager, { userId });
    if (replaces === 'sign-up' && signUpId) await this.supersede(manager, { userId, signUpId });
    await manager.insert<MailedLinkEntity>(entity, { ...link, ...created.link });
    return created.token;
  }

  /**
   * Runs `work` as the owner of a link that would work, while locking the user.
   *
   * @throws {LinkError} the link is unknown, replaced, used or expired.
   */
  open<Result>(token: string, work: (link: Link, manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.find(token, (link, manager) => work(assertUsable(link, this.clock.now(), this.kind.answers), manager));
  }

  /**
   * Marks a link as used, and runs `work` in the same transaction as its owner.
   *
   * @throws {LinkError} the link is unknown, replaced, used or expired.
   */
  use<Result>(token: string, work: (link: Link, manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.open(token, async (link, manager) => {
      const { entity } = this.kind;
      await manager.update<MailedLinkEntity>(entity, { tokenHash: link.tokenHash }, { usedAt: this.clock.now() });
      return work(link, manager);
    });
  }

  /**
   * Runs `work` as the owner of a link in any state, while locking the user, so that concurrent clicks use it once. Null for an
   * unknown one.
   */
  async find<Result>(
    token: string,
    work: (link: Link | null, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { entity } = this.kind;
    const tokenHash = hashLinkToken(token);
    const [row] = await this.dataSource.query<{ user_id: string | null }[]>('select mailed_link_owner($1) as user_id', [
      tokenHash,
    ]);
    if (!row?.user_id) return work(null, this.dataSource.manager);
    const userId = row.user_id;
    return withUser(this.dataSource, userId, async (manager) => {
      await this.lockUser(manager, userId);
      const link = await manager.findOneBy<MailedLinkEntity>(entity, { tokenHash });
      return work(link as Link | null, manager); // a row of the kind's entity
    });
  }

  /** No link of this scope works any more, within the caller's transaction, which must name the user. */
  async supersede(manager: EntityManager, scope: LinkScope): Promise<void> {
    const live = { ...scope, supersededAt: IsNull(), usedAt: IsNull() };
    await manager.update<MailedLinkEntity>(this.kind.entity, live, { supersededAt: this.clock.now() });
  }

  /** Whether the user used a link of this kind at that moment or later. */
  wasUsedSince(manager: EntityManager, userId: string, since: Date): Promise<boolean> {
    return manager.existsBy<MailedLinkEntity>(this.kind.entity, { userId, usedAt: MoreThanOrEqual(since) });
  }

  refusal(fault: LinkFault): LinkError {
    return new LinkError(fault, this.kind.answers);
  }

  /**
   * Locks the user, so that operations on one user's links are serialised: mailing two, opening one twice, opening one while
   * another is mailed.
   */
  private async lockUser(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select from users where id = $1 for update', [userId]);
  }
}
