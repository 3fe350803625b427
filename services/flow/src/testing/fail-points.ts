/** Where the service may die between the press of the button and the end of an analysis. */
export const FAIL_POINTS = [
  'before the charge',
  'after the charge, before the strategy',
  'after the job, before the commit',
  'after the strategy is stored, before the answer',
  'before the analysis begins',
  'during the analysis',
  'after the analysis, before it is stored',
  'after it is stored, before the job ends',
] as const;

/** Where it may die while it gives the credits of a failed analysis back. */
export const REFUND_FAIL_POINTS = [
  'before the refund',
  'after the refund, before the commit',
  'after the refund is stored, before the job ends',
] as const;

export type FailPoint = (typeof FAIL_POINTS)[number] | (typeof REFUND_FAIL_POINTS)[number];
