import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SessionEntity } from './session.entity';

/** The room of one session. Only the seat ledger writes what is taken. */
@Entity('seat_counter')
export class SeatCounterEntity {
  @PrimaryColumn({ type: 'uuid' }) sessionId!: string;
  @Column('int') capacity!: number;
  @Column('int') taken!: number;
  @Column('int', { default: 8 }) afterCapacity!: number;
  @Column('int', { default: 0 }) afterTaken!: number;

  // Relation<> keeps the decorator's metadata from touching a class that is still being loaded.
  @OneToOne(() => SessionEntity, ({ seats }) => seats)
  @JoinColumn({ name: 'session_id' })
  session!: Relation<SessionEntity>;
}
