import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const REFRESH_METRICS = defineJob('refresh-metrics', z.object({}));
