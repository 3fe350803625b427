import type { components } from '@declic/openapi/types';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';

type Schemas = components['schemas'];

@Entity('flow_strategies')
export class StrategyEntity {
  @PrimaryColumn({ type: 'uuid', generated: 'uuid' }) id!: string;
  @Column('uuid') userId!: string;
  @Column('text') strategyName!: string;
  @Column('text') status!: Schemas['StrategyStatus'];
  @Column({ type: 'timestamptz', insert: false, update: false }) createdAt!: Date;
  @Column('text', { name: 'intake_goals' }) goals!: string;
  @Column('text', { name: 'intake_competitors' }) competitorsText!: string;
  @Column('text', { name: 'intake_tone' }) tone!: Schemas['StrategyTone'];
  @Column('text', { name: 'intake_raw_text' }) rawText!: string;
  @Column('text', { name: 'intake_pdf_url' }) pdfUrl!: string;
  @Column('jsonb', { name: 'icp_json', nullable: true }) icp!: Schemas['CustomerProfile'] | null;
  @Column('jsonb', { name: 'pillars_json', nullable: true }) pillars!: Schemas['CitedLine'][] | null;
  @Column('jsonb', { name: 'offers_json', nullable: true }) offers!: Schemas['CitedLine'][] | null;
  @Column('jsonb', { name: 'tone_json', nullable: true }) toneProfile!: Schemas['ToneProfile'] | null;
  @Column('text', { nullable: true }) parsingNotes!: string | null;
  @Column('integer', { nullable: true }) horizonDays!: number | null;
  @Column('text', { array: true }) competitors!: string[];
  @Column('text', { array: true }) sourcesSeed!: string[];
  @Column('timestamptz', { nullable: true }) derivedAt!: Date | null;
  @Column('text') analysisState!: Schemas['AnalysisState'];
  @Column('text', { nullable: true }) analysisStep!: Schemas['AnalysisStep']['id'] | null;
  @Column('integer') analysisAttempt!: number;
  @Column('text', { nullable: true }) analysisEngine!: string | null;

  /** Written by the database at every change. */
  @Column({ type: 'integer', insert: false, update: false }) version!: number;

  /** How many ideas came of it; counted when it is read. */
  @VirtualColumn({
    type: 'integer',
    query: (strategy) => `select count(*)::integer from flow_ideas where strategy_id = ${strategy}.id`,
  })
  ideaCount!: number;
}
