import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** `browser_hash` is base64url. */
export const RESEND_VERIFICATION = defineJob(
  'resend-verification',
  z.object({ email: z.string(), ip: z.string(), browser_hash: z.string().nullable() }),
  { isPersonal: true },
);

export const SEND_VERIFICATION = defineJob('send-verification', z.object({ user_id: z.uuid(), sign_up_id: z.uuid() }));
