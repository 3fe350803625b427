import { defineJob, type Jobs } from '@declic/nest-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Ends a part of the bookings of a session that was cancelled, and orders the next part. */
export const END_CANCELLED_SESSION = defineJob('end-cancelled-session', z.object({ session_id: z.string() }));

/** Orders the next part, once: one that waits or has failed for good is replaced. */
export function orderEnd(jobs: Jobs, manager: EntityManager, sessionId: string): Promise<void> {
  return jobs.add(manager, END_CANCELLED_SESSION, { session_id: sessionId }, { jobKey: `end:${sessionId}` });
}
