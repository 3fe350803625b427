import { Column, Entity, PrimaryColumn } from 'typeorm';
import { bigInteger } from './big-integer';

/** Read only: the schema's functions are the only writers. */
@Entity('credit_account')
export class CreditAccountEntity {
  @PrimaryColumn('uuid') userId!: string;
  @Column('text') plan!: 'free' | 'solo' | 'build' | 'grow' | 'scale';

  /** A suspended account keeps its balance and is not charged. */
  @Column('text') status!: 'active' | 'suspended';
  @Column('bigint', { transformer: bigInteger }) balance!: number;

  /** How many lines the ledger has for this account: the place of the last one. */
  @Column('bigint', { transformer: bigInteger }) lastSeq!: number;

  /** API calls that were charged. */
  @Column('bigint', { transformer: bigInteger }) requestCount!: number;

  /** API calls and uses of tools that were charged. */
  @Column('bigint', { transformer: bigInteger }) usageCount!: number;
  @Column('timestamptz', { nullable: true }) lastRequestAt!: Date | null;

  /** The last API call or use of a tool. */
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
