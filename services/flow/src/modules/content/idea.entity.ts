import type { components } from '@declic/openapi/types';
import { Column, Entity, OneToMany, PrimaryColumn } from 'typeorm';
import { DraftEntity } from './draft.entity';

type Schemas = components['schemas'];

@Entity('flow_ideas')
export class IdeaEntity {
  @PrimaryColumn({ type: 'uuid', generated: 'uuid' }) id!: string;
  @Column('uuid') strategyId!: string;
  @Column('uuid') userId!: string;
  @Column('text') title!: string;
  @Column('text') summary!: string;
  @Column('text') angle!: string;
  @Column('text') pillar!: string;
  @Column('numeric', { transformer: { from: Number, to: (score: number) => score } }) noveltyScore!: number;
  @Column('jsonb') novelty!: Schemas['Novelty'];
  @Column('text') status!: Schemas['IdeaStatus'];
  /** A line that it rests on was changed or taken out since. */
  @Column('boolean') isOutdated!: boolean;
  @Column('date', { nullable: true }) scheduledOn!: string | null;
  @Column('jsonb') sources!: Schemas['Citation'][];
  /** The lines of the summary that it rests on. */
  @Column('text', { array: true }) lineIds!: string[];
  @Column('text') engine!: string;
  @Column('text', { nullable: true }) notice!: string | null;
  @Column({ type: 'timestamptz', insert: false, update: false }) createdAt!: Date;
  /** The strategy's counter at the last change of the idea or of one of its drafts. */
  @Column('integer') version!: number;

  @OneToMany(() => DraftEntity, ({ idea }) => idea) drafts!: DraftEntity[];
}
