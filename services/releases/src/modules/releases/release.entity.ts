import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Manifest } from '../../pipeline/manifest';

/** One immutable version of the shell or of a remote. */
@Entity('release')
export class ReleaseEntity {
  @PrimaryColumn({ type: 'text' }) name!: string;
  @PrimaryColumn({ type: 'text' }) version!: string;
  @Column('jsonb') manifest!: Manifest;
  @Column('text', { nullable: true }) author!: string | null;
  @Column('text', { nullable: true }) commit!: string | null;
  @Column('text', { nullable: true }) reason!: string | null;

  /** The sum of its files; a bigint is text in JavaScript. Null for releases of a service that did not record it. */
  @Column('bigint', { nullable: true }) bytes!: string | null;

  /** Grows with every registration; a bigint is text in JavaScript. */
  @Column({ type: 'bigint', insert: false, update: false }) position!: string;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) createdAt!: Date;

  /** When visitors last began to get it; null when they never did. */
  @Column('timestamptz', { nullable: true }) activatedAt!: Date | null;

  /** When it first rendered a page for a visitor. */
  @Column('timestamptz', { nullable: true }) renderedAt!: Date | null;

  /** When a rollback left it; null again once it is chosen again. */
  @Column('timestamptz', { nullable: true }) rolledBackAt!: Date | null;

  /** From then on it is never chosen and never stands in for another version. */
  @Column('timestamptz', { nullable: true }) withdrawnAt!: Date | null;

  /** When its files were deleted. */
  @Column('timestamptz', { nullable: true }) collectedAt!: Date | null;
}
