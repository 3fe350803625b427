import { ViewColumn, ViewEntity } from 'typeorm';
import { bigInteger } from '../credits/big-integer';

/** What a user may see of a key, revoked or not. */
@ViewEntity('listed_key', { synchronize: false })
export class ListedKeyEntity {
  @ViewColumn({ name: 'user_id' })
  userId!: string;

  @ViewColumn()
  kid!: string;

  @ViewColumn()
  label!: string;

  @ViewColumn({ name: 'created_at' })
  createdAt!: Date;

  @ViewColumn({ name: 'revoked_at' })
  revokedAt!: Date | null;

  /** Requests that were charged while this was the account's key. */
  @ViewColumn({ name: 'usage_count', transformer: bigInteger })
  usageCount!: number;

  @ViewColumn({ name: 'last_used_at' })
  lastUsedAt!: Date | null;
}
