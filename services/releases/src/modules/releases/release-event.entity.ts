import type { OpOutput } from '@declic/nest-kit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type ReleaseAction = OpOutput<'listReleaseEvents'>['items'][number]['action'];

/** One line of the history of a deployable: appended, never changed. */
@Entity('release_event')
export class ReleaseEventEntity {
  /** A bigint is text in JavaScript. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) version!: string | null;
  @Column('text') action!: ReleaseAction;

  /** The team, operator or service that did it. */
  @Column('text') actor!: string;
  @Column('text', { nullable: true }) reason!: string | null;

  /** What the decision was based on. */
  @Column('jsonb', { nullable: true }) evidence!: Record<string, unknown> | null;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) at!: Date;
}

export type NewReleaseEvent = Pick<ReleaseEventEntity, 'name' | 'version' | 'action' | 'actor'> &
  Partial<Pick<ReleaseEventEntity, 'reason' | 'evidence'>>;
