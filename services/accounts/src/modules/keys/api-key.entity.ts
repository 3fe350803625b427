import { Column, Entity } from 'typeorm';
import { OwnedRowEntity } from '../users/owned-row.entity';
import { bigInteger } from '../credits/big-integer';

@Entity('api_key')
export class ApiKeyEntity extends OwnedRowEntity {
  @Column('text') kid!: string;
  @Column('text') label!: string;
  @Column('bytea') tokenHash!: Buffer;

  /** The account's requests when the key was made, and when it was revoked: what lies between was made with it. */
  @Column('bigint', { transformer: bigInteger }) requestsBefore!: number;
  @Column('bigint', { nullable: true, transformer: bigInteger }) requestsAfter!: number | null;

  /** The last of them, once the key is revoked. */
  @Column('timestamptz', { nullable: true }) lastRequestAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;

  /** Refused until then, while the account is being deleted. */
  @Column('timestamptz', { nullable: true }) pausedUntil!: Date | null;
}
