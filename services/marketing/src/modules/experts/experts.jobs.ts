import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Erases old requests to the experts. */
export const FORGET_EXPERT_REQUESTS = defineJob('forget-expert-requests', z.object({}));
