import type { OpOutput } from '@declic/nest-kit';
import { Column, Entity, OneToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { SeatCounterEntity } from './seat-counter.entity';

type WorkshopSession = OpOutput<'getWorkshop'>;

/** Drafts are not public. */
export type SessionStatus = WorkshopSession['status'] | 'draft';

@Entity('workshop_session')
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') title!: string;
  @Column('text') subtitle!: string;
  @Column('timestamptz') startUtc!: Date;
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
  @OneToOne(() => SeatCounterEntity, ({ session }) => session)
  seats!: Relation<SeatCounterEntity>;
}
