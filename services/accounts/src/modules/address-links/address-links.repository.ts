import { withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import { AddressChangeEntity, type AddressLinkEntity, AddressUndoEntity } from './address-link.entity';

/** The two kinds of links, and the function that finds the owner of one without a session. */
const KINDS = {
  change: { entity: AddressChangeEntity, ownerFunction: 'address_change_owner' },
  undo: { entity: AddressUndoEntity, ownerFunction: 'address_undo_owner' },
} as const;

/** Which way a link moves the address. */
export type AddressLinkKind = keyof typeof KINDS;

type NewLink = Pick<AddressLinkEntity, 'tokenHash' | 'userId' | 'email' | 'createdAt' | 'expiresAt'>;

@Injectable()
export class AddressLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The only link of this user to a new address that works from now on. */
  async replaceChange(manager: EntityManager, link: NewLink): Promise<void> {
    await this.holdUser(manager, link.userId);
    await this.supersede(manager, 'change', link.userId, link.createdAt);
    await manager.insert(AddressChangeEntity, link);
  }

  /** Adds a link that restores a former address: after two changes both former addresses can restore the account. */
  async addUndo(manager: EntityManager, link: NewLink): Promise<void> {
    await manager.insert(AddressUndoEntity, link);
  }

  /** Whether a link that restores an address was used since then. */
  wasUndoneSince(manager: EntityManager, userId: string, since: Date): Promise<boolean> {
    return manager.existsBy(AddressUndoEntity, { userId, usedAt: MoreThanOrEqual(since) });
  }

  /** No link of this kind and user works any more. */
  async supersede(manager: EntityManager, kind: AddressLinkKind, userId: string, supersededAt: Date): Promise<void> {
    await manager.update(KINDS[kind].entity, { userId, supersededAt: IsNull(), usedAt: IsNull() }, { supersededAt });
  }

  async markUsed(manager: EntityManager, kind: AddressLinkKind, tokenHash: Buffer, usedAt: Date): Promise<void> {
    await manager.update(KINDS[kind].entity, { tokenHash }, { usedAt });
  }

  /** Runs `work` as the owner of a link while locking it, so that concurrent clicks use it once. */
  async withLockedLink<Result>(
    kind: AddressLinkKind,
    tokenHash: Buffer,
    work: (link: AddressLinkEntity | null, manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const { entity, ownerFunction } = KINDS[kind];
    const [row] = await this.dataSource.query<{ user_id: string | null }[]>(`select ${ownerFunction}($1) as user_id`, [
      tokenHash,
    ]);
    if (!row?.user_id) return work(null, this.dataSource.manager);
    const userId = row.user_id;
    return withUser(this.dataSource, userId, async (manager) => {
      await this.holdUser(manager, userId);
      return work(await manager.findOneBy<AddressLinkEntity>(entity, { tokenHash }), manager);
    });
  }

  private async holdUser(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select from users where id = $1 for update', [userId]);
  }
}
