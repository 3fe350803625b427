import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const FORGET_FILES = defineJob('forget-files', z.object({}));
