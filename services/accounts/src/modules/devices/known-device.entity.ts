import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device that a user signed in with: a browser by its cookie, a program by its name and network. */
@Entity('known_device')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('bytea', { name: 'device_hash' })
  deviceHash!: Buffer;

  @Column('timestamptz', { name: 'first_seen_at' })
  firstSeenAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;
}
