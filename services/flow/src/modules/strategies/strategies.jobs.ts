import { defineJob, type PayloadOf } from '@declic/nest-kit';
import { z } from 'zod';

/** Analyses the intake of a strategy. */
export const ANALYSE_STRATEGY = defineJob('analyse-strategy', z.object({ strategyId: z.uuid(), userId: z.uuid() }));

export type AnalysisRequest = PayloadOf<typeof ANALYSE_STRATEGY>;
