import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Ends a part of the bookings of a session that was cancelled, and orders the next part. */
export const END_CANCELLED_SESSION = defineJob('end-cancelled-session', z.object({ session_id: z.string() }));
