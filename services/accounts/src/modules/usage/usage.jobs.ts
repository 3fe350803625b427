import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const MARK_USAGE = defineJob('mark-usage', z.object({}));
