import { z } from 'zod';
import { defineJob } from './job-definition';

/** Sends one mail after the transaction that added the job. */
export const SEND_MAIL = defineJob(
  'send-mail',
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    replyTo: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  }),
  { isPersonal: true },
);
