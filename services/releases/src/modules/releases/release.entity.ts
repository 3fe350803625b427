import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Manifest } from '../../pipeline/manifest';

/** One immutable version of a remote. */
@Entity('release')
export class ReleaseEntity {
  @PrimaryColumn({ type: 'text' }) name!: string;
  @PrimaryColumn({ type: 'text' }) version!: string;
  @Column('jsonb') manifest!: Manifest;

  /** Grows with every registration; a bigint is text in JavaScript. */
  @Column({ type: 'bigint', insert: false, update: false }) position!: string;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) createdAt!: Date;

  /** When visitors last began to get it; null when they never did. */
  @Column('timestamptz', { nullable: true }) activatedAt!: Date | null;
}
