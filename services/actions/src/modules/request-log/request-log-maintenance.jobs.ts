import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const MAINTAIN_REQUEST_LOG = defineJob('maintain-request-log', z.object({}));
