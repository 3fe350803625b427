import { join } from 'node:path';
import type { Intake } from '../../../intake';
import { createEngineThreads } from '../create-engine-threads';

export type HostileInput = Intake & {
  /** Counts the turns of a loop. */
  readonly turns?: Int32Array;
};

/** Threads that do what the text of an intake says: "loops", "exits", "throws", … */
export const hostileThreads = (limits: { timeLimitMs?: number } = {}) =>
  createEngineThreads({ workerFile: join(import.meta.dirname, 'hostile-tasks.ts'), heapMb: 32, ...limits });
