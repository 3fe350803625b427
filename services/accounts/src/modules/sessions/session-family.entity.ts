import { Column, Entity } from 'typeorm';
import { OwnedRowEntity } from '../users/owned-row.entity';

/** Why a session ended before its time. */
export type EndOfSession = 'signed_out' | 'token_reused' | 'password_changed' | 'ended_elsewhere' | 'address_restored';

/** A session with all the refresh tokens that followed one another in it. */
@Entity('session_family')
export class SessionFamilyEntity extends OwnedRowEntity {
  /** Of the newest refresh token. */
  @Column('integer') generation!: number;
  @Column('timestamptz') renewedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBecause!: EndOfSession | null;

  /** Of the client that opened it, as it named itself. */
  @Column('text', { nullable: true }) userAgent!: string | null;
}
