import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const COLLECT_RELEASES = defineJob('collect-releases', z.object({}));
