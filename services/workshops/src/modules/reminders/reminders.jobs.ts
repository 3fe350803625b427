import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Looks for reminders that are due. */
export const FIND_REMINDERS = defineJob('find-reminders', z.object({}));

/** Sends one reminder of one booking over one channel. */
export const SEND_REMINDER = defineJob(
  'send-reminder',
  z.object({
    seatId: z.uuid(),
    kind: z.enum(['day_before', 'hour_before', 'afterwards']),
    channel: z.enum(['mail', 'telegram']),
    /** The start that it is about: after a change of time it is sent no more, and another one is due. */
    startsAt: z.iso.datetime(),
  }),
);
