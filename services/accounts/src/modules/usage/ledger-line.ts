import type { OpInput, OpOutput } from '@declic/nest-kit';

/** One line as the API shows it. */
export type LedgerLine = OpOutput<'getUserCreditLedger'>[number];

/** Which lines are meant: all of an account, or those of one category. */
export type UsageFilter = NonNullable<OpInput<'getUnifiedUsage'>['query']['p_filter_type']>;

/** As the driver hands it out: 64-bit integers are text. */
export interface LedgerRow {
  readonly seq: string;
  readonly ts: Date;
  readonly transaction_type: LedgerLine['transaction_type'];
  readonly slug: string | null;
  readonly tool_slug: string | null;
  readonly delta: string;
  readonly balance_after: string;
  readonly reason: string | null;
  readonly request_id: string | null;
}
