/** Where a service may die while it runs an action. */
export const FAIL_POINTS = [
  'before the charge',
  'after the charge, before the run',
  'during the run',
  'after the run, before it is settled',
  'after it is settled, before the answer',
] as const;

/** Where it may die while it stores a file. */
export const FILE_FAIL_POINTS = [
  'after a file is reserved, before its content is written',
  'after its content is written, before it is confirmed',
] as const;

export type RunFailPoint = (typeof FAIL_POINTS)[number];
export type FailPoint = RunFailPoint | (typeof FILE_FAIL_POINTS)[number];

/** What a mortal service prints when it is there. */
export const FAIL_POINT_REACHED = 'fail point reached';
