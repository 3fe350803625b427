import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Hashes of browsers travel as base64url. */
export const OPEN_ACCOUNT = defineJob(
  'open-account',
  z.object({ email: z.string(), password_hash: z.string(), browser_hash: z.string(), ip: z.string() }),
  { isPersonal: true },
);
