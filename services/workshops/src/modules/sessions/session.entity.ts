import type { OpOutput } from '@declic/nest-kit';
import { Column, Entity, OneToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SeatCounterEntity } from './seat-counter.entity';

type WorkshopSession = OpOutput<'getWorkshop'>;

/** Drafts are not public. */
export type SessionStatus = WorkshopSession['status'] | 'draft';

@Entity({ name: 'workshop_session' })
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  subtitle!: string;

  @Column({ name: 'start_utc', type: 'timestamptz' })
  startUtc!: Date;

  @Column({ name: 'duration_min', type: 'int' })
  durationMin!: number;

  @Column({ type: 'text' })
  status!: SessionStatus;

  @Column({ type: 'text' })
  level!: WorkshopSession['level'];

  @Column({ type: 'text' })
  format!: WorkshopSession['format'];

  @Column({ name: 'cover_url', type: 'text', nullable: true })
  coverUrl!: string | null;

  @Column({ type: 'text', array: true })
  stack!: string[];

  @Column({ type: 'text', array: true })
  agenda!: string[];

  @Column({ type: 'text', array: true })
  objectives!: string[];

  @Column({ type: 'text', array: true })
  deliverables!: string[];

  @Column({ type: 'text', array: true })
  prerequisites!: string[];

  @Column({ type: 'text', array: true })
  perks!: string[];

  @Column({ name: 'ticket_free_enabled', type: 'boolean' })
  ticketFreeEnabled!: boolean;

  /** PostgreSQL hands exact numbers over as text. */
  @Column({ name: 'premium_price_eur', type: 'numeric', precision: 8, scale: 2 })
  premiumPriceEur!: string;

  @OneToOne(() => SeatCounterEntity, ({ session }) => session)
  seats!: Relation<SeatCounterEntity>;
}
