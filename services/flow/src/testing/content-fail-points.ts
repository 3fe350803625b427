/** Where the service may die while a job writes ideas or drafts. */
export const FAIL_POINTS = [
  'taken, before it begins',
  'begun, before the engine works',
  'written by the engine, before it is stored',
  'in the transaction that stores it',
  'stored, before the job is done',
] as const;

export type FailPoint = (typeof FAIL_POINTS)[number];
