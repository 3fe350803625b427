import { refusal } from '@declic/nest-kit/refusal';

/** All workers of a pool are busy, and as many runs wait as may. */
export class PoolOverloadedError extends refusal(
  'unavailable',
  'overloaded',
  'Too many actions of this kind are waiting. Try again in a moment.',
  { headers: { 'retry-after': '2' } },
) {}

/** The action reached the memory limit of its pool. The same input reaches it again. */
export class MemoryLimitError extends refusal(
  'invalid',
  'memory_limit_exceeded',
  'This input needs more memory than the action may use.',
) {}

/** The thread or process of a run ended before it answered. */
export class WorkerEndedError extends Error {}
