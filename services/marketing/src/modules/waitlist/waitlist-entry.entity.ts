import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type Language = 'fr' | 'en' | 'es';

@Entity({ name: 'waitlist_entry' })
export class WaitlistEntryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  email!: string;

  /** The language of the page that was last used to join; mails are written in it. */
  @Column({ type: 'text' })
  language!: Language;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Null until the address was confirmed by mail (double opt-in). */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;
}
