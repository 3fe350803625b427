import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigInteger } from './big-integer';

/** One line of the ledger. Read only: the schema's functions append, and nobody changes. */
@Entity('ledger_entry')
export class LedgerEntryEntity {
  @PrimaryColumn('bigint')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('bigint', { transformer: bigInteger })
  seq!: number;

  @Column('timestamptz')
  ts!: Date;

  @Column('text', { name: 'transaction_type' })
  transactionType!: 'api_action' | 'tool' | 'purchase' | 'refund';

  @Column('text', { nullable: true })
  slug!: string | null;

  @Column('text', { name: 'tool_slug', nullable: true })
  toolSlug!: string | null;

  @Column('bigint', { transformer: bigInteger })
  delta!: number;

  @Column('bigint', { name: 'balance_after', transformer: bigInteger })
  balanceAfter!: number;

  @Column('text', { nullable: true })
  reason!: string | null;
}
