import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const FORGET_ANSWERS = defineJob('forget-answers', z.object({}));
