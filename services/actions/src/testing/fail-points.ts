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

/** Where it may die while it runs one in the background. */
export const BACKGROUND_FAIL_POINTS = [
  'after the charge, before the acceptance',
  'after the acceptance, before the answer',
  'accepted, before it begins',
  'begun, before it runs',
  'after it has run, before its end is written',
  'ended, before its callback is sent',
  'after its callback is sent, before that is noted',
] as const;

/** Where a service may die while a run is in a pool. */
type PoolFailPoint =
  'while it waits for a worker' | 'while its worker runs' | 'when its worker has replied' | 'while it is settled';

export type RunFailPoint = (typeof FAIL_POINTS)[number];
export type BackgroundFailPoint = (typeof BACKGROUND_FAIL_POINTS)[number];
export type FailPoint = RunFailPoint | BackgroundFailPoint | (typeof FILE_FAIL_POINTS)[number] | PoolFailPoint;
