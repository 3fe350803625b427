import type { components } from '@declic/openapi/types';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { IdeaEntity } from './idea.entity';

type Schemas = components['schemas'];

/** A number that PostgreSQL sends as text. */
const SCORE = {
  from: (score: string | null) => (score === null ? null : Number(score)),
  to: (score: number | null) => score,
};

@Entity('flow_drafts')
export class DraftEntity {
  @PrimaryColumn({ type: 'uuid', generated: 'uuid' }) id!: string;
  @Column('uuid') ideaId!: string;
  @Column('uuid') strategyId!: string;
  @Column('uuid') userId!: string;
  @Column('text') format!: Schemas['DraftFormat'];
  @Column('text') status!: Schemas['DraftStatus'];
  /** Counts its texts; 0 until there is one. */
  @Column('integer') version!: number;
  @Column('text', { nullable: true }) contentMd!: string | null;
  @Column('text') language!: Schemas['Draft']['language'];
  @Column('text') tone!: Schemas['StrategyTone'];
  @Column('jsonb') rubric!: Schemas['RubricLine'][];
  @Column('jsonb') sources!: Schemas['DraftSource'][];
  @Column('numeric', { nullable: true, transformer: SCORE }) qualityScore!: number | null;
  @Column('text', { nullable: true }) engine!: string | null;
  @Column('text', { nullable: true }) notice!: string | null;
  @Column('text', { nullable: true }) failure!: string | null;
  /** Of writing it; only grows. */
  @Column('integer') attempt!: number;
  /** The attempt after which the request to write it has failed. */
  @Column('integer') lastAttempt!: number;
  @Column('timestamptz', { nullable: true }) writtenAt!: Date | null;

  @ManyToOne(() => IdeaEntity, ({ drafts }) => drafts) @JoinColumn({ name: 'idea_id' }) idea!: Relation<IdeaEntity>;
}
