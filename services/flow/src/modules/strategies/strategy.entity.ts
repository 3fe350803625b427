import type { components } from '@declic/openapi/types';
import { Column, Entity, PrimaryColumn, VirtualColumn } from 'typeorm';
import type { AnalysisFailure } from './analysis-messages';
import { linesColumn, profileColumn, toneColumn } from './summary-parts';
import type { RemovedLine } from './removed-line';
import type { StoredIdeaRequest } from './stored-idea-request';

type Schemas = components['schemas'];

@Entity('flow_strategies')
export class StrategyEntity {
  @PrimaryColumn({ type: 'uuid', generated: 'uuid' }) id!: string;
  @Column('uuid') userId!: string;
  @Column('uuid', { nullable: true }) requestId!: string | null;
  @Column('text') strategyName!: string;
  @Column('text') status!: Schemas['StrategyStatus'];
  @Column({ type: 'timestamptz', insert: false, update: false }) createdAt!: Date;
  @Column('text', { name: 'intake_goals' }) goals!: string;
  @Column('text', { name: 'intake_competitors' }) competitorsText!: string;
  @Column('text', { name: 'intake_tone' }) tone!: Schemas['StrategyTone'];
  @Column('text', { name: 'intake_raw_text' }) rawText!: string;
  @Column('text', { name: 'intake_pdf_url' }) pdfUrl!: string;
  @Column('text', { name: 'intake_pdf_text' }) pdfText!: string;
  @Column('jsonb', { name: 'icp_json', nullable: true, transformer: profileColumn })
  icp!: Schemas['CustomerProfile'] | null;
  @Column('jsonb', { name: 'pillars_json', nullable: true, transformer: linesColumn('pillars') })
  pillars!: Schemas['CitedLine'][] | null;
  @Column('jsonb', { name: 'offers_json', nullable: true, transformer: linesColumn('offers') })
  offers!: Schemas['CitedLine'][] | null;
  @Column('jsonb', { name: 'tone_json', nullable: true, transformer: toneColumn })
  toneProfile!: Schemas['ToneProfile'] | null;
  /** The last ones. */
  @Column({ type: 'jsonb', insert: false }) removedLines!: RemovedLine[];
  @Column('text', { nullable: true }) parsingNotes!: string | null;
  @Column('integer', { nullable: true }) horizonDays!: number | null;
  @Column('text', { array: true }) competitors!: string[];
  @Column('text', { array: true }) sourcesSeed!: string[];
  @Column('timestamptz', { nullable: true }) derivedAt!: Date | null;
  @Column('text') analysisState!: Schemas['AnalysisState'];
  @Column('text', { nullable: true }) analysisStep!: Schemas['AnalysisStep']['id'] | null;
  @Column('integer') analysisAttempt!: number;
  @Column('text', { nullable: true }) analysisEngine!: string | null;
  @Column('text', { nullable: true }) analysisNotice!: string | null;
  @Column('text', { nullable: true }) analysisFailure!: AnalysisFailure | null;
  /** Under which the analysis was charged; it stays when the charge is refunded. */
  @Column('uuid', { nullable: true }) analysisRun!: string | null;
  /** What was taken for the analysis, less what was given back. */
  @Column('integer') analysisCost!: number;
  /** The call of the intake workflow that the analysis waits for, or that ended it. */
  @Column({ type: 'uuid', nullable: true, insert: false }) workflowCall!: string | null;
  /** The id that the intake workflow gave it. */
  @Column({ type: 'text', nullable: true, insert: false }) workflowStrategyId!: string | null;
  @Column('text') ideasState!: Schemas['IdeaGeneration']['state'];
  @Column('text', { nullable: true }) ideasMessage!: string | null;
  @Column('text', { nullable: true }) ideasEngine!: string | null;
  @Column('text', { nullable: true }) ideasNotice!: string | null;

  /** Written by the database at every change. */
  @Column({ type: 'integer', insert: false, update: false }) version!: number;
  /** `version` at the last change of what the strategy itself shows, without its ideas and drafts. */
  @Column({ type: 'integer', insert: false, update: false }) shownVersion!: number;
  /** `version` when ideas were last taken away. */
  @Column({ type: 'integer', insert: false }) ideasRemovedVersion!: number;
  @Column({ type: 'jsonb', nullable: true, insert: false }) ideasRequest!: StoredIdeaRequest | null;
  /** Of writing ideas; only grows. */
  @Column({ type: 'integer', insert: false }) ideasAttempt!: number;
  /** The attempt after which the request has failed. */
  @Column({ type: 'integer', insert: false }) ideasLastAttempt!: number;

  /** How many ideas came of it; counted when it is read. */
  @VirtualColumn({
    type: 'integer',
    query: (strategy) => `select count(*)::integer from flow_ideas where strategy_id = ${strategy}.id`,
  })
  ideaCount!: number;

  /** Undecided ideas that rest on a line that was changed or taken out since. */
  @VirtualColumn({
    type: 'integer',
    query: (strategy) =>
      `select count(*)::integer from flow_ideas where strategy_id = ${strategy}.id and is_outdated and status in ('new', 'pending')`,
  })
  outdatedIdeaCount!: number;
}
