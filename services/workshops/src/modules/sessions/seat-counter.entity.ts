import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SessionEntity } from './session.entity';

/** The room of one session. Only the bookings repository writes `taken`. */
@Entity('seat_counter')
export class SeatCounterEntity {
  @PrimaryColumn({ type: 'uuid' }) sessionId!: string;
  @Column('int') capacity!: number;
  @Column('int') taken!: number;

  // Relation<> keeps the decorator's metadata from touching a class that is still being loaded.
  @OneToOne(() => SessionEntity, ({ seats }) => seats)
  @JoinColumn({ name: 'session_id' })
  session!: Relation<SessionEntity>;
}
