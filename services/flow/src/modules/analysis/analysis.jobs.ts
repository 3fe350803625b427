import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Ends an analysis whose workflow has not delivered. */
export const END_ANALYSIS_CALL = defineJob(
  'end-analysis-call',
  z.object({ userId: z.uuid(), strategyId: z.uuid(), call: z.uuid() }),
);
