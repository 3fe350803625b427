import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/** A link that was mailed. Only its hash is kept; used and replaced ones stay, so that opening them again can be explained. */
export abstract class MailedLinkEntity {
  @PrimaryColumn('bytea') tokenHash!: Buffer;
  @Column('uuid') userId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) supersededAt!: Date | null;
}
