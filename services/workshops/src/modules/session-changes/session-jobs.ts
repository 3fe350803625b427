import { defineJob, type Jobs } from '@declic/nest-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Bookings that one transaction ends or tells, while no other one can change a booking of the session. */
export const PORTION = 50;

/** `skipped`: what earlier parts could not end or tell, so that the next part does not begin with them. */
const ofSession = z.object({ session_id: z.string(), skipped: z.array(z.string()).default([]) });

/** Ends a part of the bookings of a session that was cancelled, and orders the next part. */
export const END_CANCELLED_SESSION = defineJob('end-cancelled-session', ofSession, { isPersonal: false });

/** Tells a part of those who come that a session was moved, and orders the next part. */
export const TELL_MOVED_SESSION = defineJob('tell-moved-session', ofSession, { isPersonal: false });

/** Before the mails that wait: one that is outdated is replaced, and not sent. */
const FIRST = { priority: -1 };

/** Orders the next part, once: one that waits or has failed for good is replaced. */
export const orderEnd = orderPartOf(END_CANCELLED_SESSION, 'end');

/** As `orderEnd`. */
export const orderTelling = orderPartOf(TELL_MOVED_SESSION, 'tell');

function orderPartOf(job: typeof END_CANCELLED_SESSION, key: string) {
  return (jobs: Jobs, manager: EntityManager, sessionId: string, skipped: string[] = []): Promise<void> =>
    jobs.add(manager, job, { session_id: sessionId, skipped }, { jobKey: `${key}:${sessionId}`, ...FIRST });
}
