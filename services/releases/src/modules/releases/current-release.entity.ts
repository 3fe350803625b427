import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The version of a remote that visitors get. */
@Entity('current_release')
export class CurrentReleaseEntity {
  @PrimaryColumn({ type: 'text' }) name!: string;
  @Column('text') version!: string;

  /** The last good version before it: what stands in when it fails, and where a rollback goes. */
  @Column('text', { nullable: true }) previous!: string | null;
}
