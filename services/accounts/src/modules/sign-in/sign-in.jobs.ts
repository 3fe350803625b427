import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const SIGN_IN_PAUSED = defineJob('sign-in-paused', z.object({ user_id: z.uuid(), everywhere: z.boolean() }));
