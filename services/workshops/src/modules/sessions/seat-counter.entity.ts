import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SessionEntity } from './session.entity';

/** The room of one session. Only the bookings repository writes `taken`. */
@Entity({ name: 'seat_counter' })
export class SeatCounterEntity {
  @PrimaryColumn({ name: 'session_id', type: 'uuid' })
  sessionId!: string;

  @Column({ type: 'int' })
  capacity!: number;

  @Column({ type: 'int' })
  taken!: number;

  // Relation<> keeps the decorator's metadata from touching a class that is still being loaded.
  @OneToOne(() => SessionEntity, ({ seats }) => seats)
  @JoinColumn({ name: 'session_id' })
  session!: Relation<SessionEntity>;
}
