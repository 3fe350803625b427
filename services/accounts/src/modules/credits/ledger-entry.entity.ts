import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigInteger } from './big-integer';

/** What a line is listed under; a refund belongs to what it gives back. */
export type LedgerCategory = 'api_actions' | 'tools' | 'purchases';

/**
 * One line of the ledger. Read only: SQL functions append lines, and no line is changed.
 *
 * @decision D8
 */
@Entity('ledger_entry')
export class LedgerEntryEntity {
  @PrimaryColumn('uuid') userId!: string;

  /** 1, 2, 3 … within the account, without a gap. Later lines are never earlier in time. */
  @PrimaryColumn('bigint', { transformer: bigInteger }) seq!: number;
  @Column('text') category!: LedgerCategory;

  /** 1, 2, 3 … within the account and category, without a gap. */
  @Column('bigint', { transformer: bigInteger }) categorySeq!: number;
  @Column('timestamptz') ts!: Date;

  /** @decision D10 */
  @Column('text') transactionType!: 'api_action' | 'tool' | 'purchase' | 'refund';
  @Column('text', { nullable: true }) slug!: string | null;
  @Column('text', { nullable: true }) toolSlug!: string | null;
  @Column('bigint', { transformer: bigInteger }) delta!: number;
  @Column('bigint', { transformer: bigInteger }) balanceAfter!: number;
  @Column('text', { nullable: true }) reason!: string | null;

  /** What the API calls the line: its place in the account. */
  get id(): string {
    return String(this.seq);
  }
}
