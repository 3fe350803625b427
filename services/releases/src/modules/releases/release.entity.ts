import type { OpInput } from '@declic/nest-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The `release.json` of a remote's build. */
export type Manifest = OpInput<'registerRelease'>['body']['manifest'];

/** One immutable version of a remote. */
@Entity({ name: 'release' })
export class ReleaseEntity {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @PrimaryColumn({ type: 'text' })
  version!: string;

  @Column({ type: 'jsonb' })
  manifest!: Manifest;

  /** Grows with every registration; a bigint is text in JavaScript. */
  @Column({ type: 'bigint', insert: false, update: false })
  position!: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  /** When visitors last began to get it; null when they never did. */
  @Column({ name: 'activated_at', type: 'timestamptz', nullable: true })
  activatedAt!: Date | null;
}
