import { ViewColumn, ViewEntity } from 'typeorm';
import { bigInteger } from '../credits/big-integer';

/** What a user may see of a key, revoked or not. */
@ViewEntity('listed_key', { synchronize: false })
export class ListedKeyEntity {
  @ViewColumn() userId!: string;
  @ViewColumn() kid!: string;
  @ViewColumn() label!: string;
  @ViewColumn() createdAt!: Date;
  @ViewColumn() revokedAt!: Date | null;

  /** Requests that were charged while this was the account's key. */
  @ViewColumn({ transformer: bigInteger }) usageCount!: number;
  @ViewColumn() lastUsedAt!: Date | null;
}
