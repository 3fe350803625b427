import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** A link that was mailed. Only its hash is kept; used and replaced ones stay, so that opening them again can be explained. */
export abstract class MailedLinkEntity {
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { name: 'superseded_at', nullable: true })
  supersededAt!: Date | null;
}
