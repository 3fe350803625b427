import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const FORGET_OBSERVATIONS = defineJob('forget-observations', z.object({}));
