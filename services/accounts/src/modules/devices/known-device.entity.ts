import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device that a user signed in with: a browser by its cookie, a program by its name and network. */
@Entity('known_device')
export class KnownDeviceEntity {
  @PrimaryColumn('uuid') userId!: string;
  @PrimaryColumn('bytea') deviceHash!: Buffer;
  @Column('timestamptz') firstSeenAt!: Date;
  @Column('timestamptz') lastSeenAt!: Date;
}
