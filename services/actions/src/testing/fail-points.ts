/** Where a service may die while it runs an action. */
export const FAIL_POINTS = [
  'before the charge',
  'after the charge, before the run',
  'during the run',
  'after the run, before it is settled',
  'after it is settled, before the answer',
] as const;

/** Where a service may die while a run is in a pool. */
export const POOL_FAIL_POINTS = [
  'while it waits for a worker',
  'while its worker runs',
  'when its worker has replied',
  'while it is settled',
] as const;

export type FailPoint = (typeof FAIL_POINTS)[number] | (typeof POOL_FAIL_POINTS)[number];

/** What a mortal service prints when it is there. */
export const FAIL_POINT_REACHED = 'fail point reached';
