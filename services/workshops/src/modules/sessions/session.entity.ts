import type { OpOutput } from '@declic/nest-kit';
import { Column, Entity, OneToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SeatCounterEntity } from './seat-counter.entity';

type WorkshopSession = OpOutput<'getWorkshop'>;

/** What organisers decided; `live`, `replay` and `ended` follow from the clock as well. */
export type SessionStatus = 'draft' | 'upcoming' | 'live' | 'replay' | 'soldout' | 'cancelled';

@Entity('workshop_session')
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') title!: string;
  @Column('text') subtitle!: string;
  @Column('timestamptz') startUtc!: Date;

  /** What was announced before the session was moved. */
  @Column('timestamptz', { nullable: true }) previousStartUtc!: Date | null;

  /** Since when it can be booked. Null for a draft, and where it was published before this was kept. */
  @Column('timestamptz', { nullable: true }) publishedAt!: Date | null;

  @Column('int') durationMin!: number;
  @Column('text') status!: SessionStatus;
  @Column('text') level!: WorkshopSession['level'];
  @Column('text') format!: WorkshopSession['format'];
  @Column('text', { nullable: true }) coverUrl!: string | null;
  @Column('text', { array: true }) stack!: string[];
  @Column('text', { array: true }) agenda!: string[];
  @Column('text', { array: true }) objectives!: string[];
  @Column('text', { array: true }) deliverables!: string[];
  @Column('text', { array: true }) prerequisites!: string[];
  @Column('text', { array: true }) perks!: string[];
  @Column('boolean') ticketFreeEnabled!: boolean;

  /** PostgreSQL hands exact numbers over as text. */
  @Column('numeric', { precision: 8, scale: 2 }) premiumPriceEur!: string;

  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text', { nullable: true }) roomUrl!: string | null;
  @Column('text', { nullable: true }) afterWorkshopUrl!: string | null;
  @Column('text', { nullable: true }) replayUrl!: string | null;
  @Column('text', { nullable: true }) replayKind!: 'file' | 'embed' | null;
  @Column('timestamptz', { nullable: true }) cancelledAt!: Date | null;
  @Column('text', { nullable: true }) cancelReason!: string | null;

  /** SEQUENCE of the calendar entries. */
  @Column('int', { default: 0 }) sequence!: number;

  @OneToOne(() => SeatCounterEntity, ({ session }) => session)
  seats!: Relation<SeatCounterEntity>;
}
