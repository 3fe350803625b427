import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const WRITE_USAGE_CHECKPOINTS = defineJob('write-usage-checkpoints', z.object({}));
