import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type Language = 'fr' | 'en' | 'es';

@Entity('waitlist_entry')
export class WaitlistEntryEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') email!: string;

  /** The language of the page that was last used to join; mails are written in it. */
  @Column('text') language!: Language;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;

  /** Null until the address was confirmed by mail (double opt-in). */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
}
