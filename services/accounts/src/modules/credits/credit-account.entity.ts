import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigInteger } from './big-integer';

/** Read only: the schema's functions are the only writers. */
@Entity('credit_account')
export class CreditAccountEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bigint', { transformer: bigInteger })
  balance!: number;

  /** API calls that were charged. */
  @Column('bigint', { name: 'request_count', transformer: bigInteger })
  requestCount!: number;

  /** API calls and uses of tools that were charged. */
  @Column('bigint', { name: 'usage_count', transformer: bigInteger })
  usageCount!: number;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
