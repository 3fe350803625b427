import type { OpInput } from '@declic/nest-kit';

export type NewAnswerReport = OpInput<'reportAnswer'>['body'];

/** A run of the caller, as far as a report is concerned. */
export interface ReportedRun {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly startedAt: Date;
  /** Our own check of the action failed within an hour of the run. */
  readonly isKnownFault: boolean;
}

/** A report as its account reads it. */
export interface AnswerReport {
  readonly request_id: string;
  readonly action: string;
  readonly reason: NewAnswerReport['reason'];
  readonly comment: string;
  readonly status: 'open' | 'accepted' | 'declined';
  readonly credits_refunded: number;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}
