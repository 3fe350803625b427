import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigInteger } from '../credits/big-integer';

@Entity('api_key')
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kid!: string;

  @Column('text')
  label!: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  /** The account's requests when the key was made, and when it was revoked: what lies between was made with it. */
  @Column('bigint', { name: 'requests_before', transformer: bigInteger })
  requestsBefore!: number;

  @Column('bigint', { name: 'requests_after', nullable: true, transformer: bigInteger })
  requestsAfter!: number | null;

  /** The last of them, once the key is revoked. */
  @Column('timestamptz', { name: 'last_request_at', nullable: true })
  lastRequestAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** Refused until then, while the account is being deleted. */
  @Column('timestamptz', { name: 'paused_until', nullable: true })
  pausedUntil!: Date | null;
}
