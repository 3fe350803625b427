import type { components } from '@declic/openapi/types';
import { Column, Entity, PrimaryColumn } from 'typeorm';

type Schemas = components['schemas'];

@Entity('flow_draft_versions')
export class DraftVersionEntity {
  @PrimaryColumn('uuid') draftId!: string;
  @PrimaryColumn('integer') version!: number;
  @Column('uuid') userId!: string;
  @Column('text') contentMd!: string;
  @Column('text') language!: Schemas['Draft']['language'];
  @Column('text') tone!: Schemas['StrategyTone'];
  @Column('jsonb') sources!: Schemas['DraftSource'][];
  @Column('numeric', { transformer: { from: Number, to: (score: number) => score } }) qualityScore!: number;
  @Column('text') engine!: string;
  @Column('text', { nullable: true }) notice!: string | null;
  @Column('timestamptz') writtenAt!: Date;
}
