/** Where a service may die while it runs an action. */
export const FAIL_POINTS = [
  'before the charge',
  'after the charge, before the run',
  'during the run',
  'after the run, before it is settled',
  'after it is settled, before the answer',
] as const;

export type FailPoint = (typeof FAIL_POINTS)[number];

/** What a mortal service prints when it is there. */
export const FAIL_POINT_REACHED = 'fail point reached';
