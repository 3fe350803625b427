import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Tells the configured workflow of a sign-up. */
export const FORWARD_SIGN_UP = defineJob('forward-sign-up', z.object({ email: z.string() }));
