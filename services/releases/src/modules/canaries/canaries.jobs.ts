import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const WATCH_CANARIES = defineJob('watch-canaries', z.object({}));
