import type { components } from '@declic/openapi/types';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';

type Schemas = components['schemas'];

@Entity({ name: 'flow_strategies' })
export class StrategyEntity {
  @PrimaryColumn({ type: 'uuid', generated: 'uuid' })
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'strategy_name', type: 'text' })
  strategyName!: string;

  @Column({ type: 'text' })
  status!: Schemas['StrategyStatus'];

  @Column({ name: 'created_at', type: 'timestamptz', insert: false, update: false })
  createdAt!: Date;

  @Column({ name: 'intake_goals', type: 'text' })
  goals!: string;

  @Column({ name: 'intake_competitors', type: 'text' })
  competitorsText!: string;

  @Column({ name: 'intake_tone', type: 'text' })
  tone!: Schemas['StrategyTone'];

  @Column({ name: 'intake_raw_text', type: 'text' })
  rawText!: string;

  @Column({ name: 'intake_pdf_url', type: 'text' })
  pdfUrl!: string;

  @Column({ name: 'icp_json', type: 'jsonb', nullable: true })
  icp!: Schemas['CustomerProfile'] | null;

  @Column({ name: 'pillars_json', type: 'jsonb', nullable: true })
  pillars!: Schemas['CitedLine'][] | null;

  @Column({ name: 'offers_json', type: 'jsonb', nullable: true })
  offers!: Schemas['CitedLine'][] | null;

  @Column({ name: 'tone_json', type: 'jsonb', nullable: true })
  toneProfile!: Schemas['ToneProfile'] | null;

  @Column({ name: 'parsing_notes', type: 'text', nullable: true })
  parsingNotes!: string | null;

  @Column({ name: 'horizon_days', type: 'integer', nullable: true })
  horizonDays!: number | null;

  @Column({ type: 'text', array: true })
  competitors!: string[];

  @Column({ name: 'sources_seed', type: 'text', array: true })
  sourcesSeed!: string[];

  @Column({ name: 'derived_at', type: 'timestamptz', nullable: true })
  derivedAt!: Date | null;

  @Column({ name: 'analysis_state', type: 'text' })
  analysisState!: Schemas['AnalysisState'];

  @Column({ name: 'analysis_step', type: 'text', nullable: true })
  analysisStep!: Schemas['AnalysisStep']['id'] | null;

  @Column({ name: 'analysis_attempt', type: 'integer' })
  analysisAttempt!: number;

  @Column({ name: 'analysis_engine', type: 'text', nullable: true })
  analysisEngine!: string | null;

  /** Written by the database at every change. */
  @Column({ type: 'integer', insert: false, update: false })
  version!: number;

  /** How many ideas came of it; counted when it is read. */
  @VirtualColumn({
    type: 'integer',
    query: (strategy) => `select count(*)::integer from flow_ideas where strategy_id = ${strategy}.id`,
  })
  ideaCount!: number;
}
