import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Why a session ended before its time. */
export type EndOfSession = 'signed_out' | 'token_reused' | 'password_changed' | 'ended_elsewhere' | 'address_restored';

/** A session with all the refresh tokens that followed one another in it. */
@Entity('session_family')
export class SessionFamilyEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Of the newest refresh token. */
  @Column('integer')
  generation!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'renewed_at' })
  renewedAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column('text', { name: 'ended_because', nullable: true })
  endedBecause!: EndOfSession | null;

  /** Of the client that opened it, as it named itself. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;
}
