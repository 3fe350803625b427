import { defineJob, type PayloadOf } from '@declic/nest-kit';
import { z } from 'zod';

/** Writes the ideas that a strategy's row asks for. */
export const WRITE_IDEAS = defineJob('write-ideas', z.object({ strategyId: z.uuid(), userId: z.uuid() }));

export type IdeasJob = PayloadOf<typeof WRITE_IDEAS>;

/** Attempts per request. Counted in the strategy's row, so that one that took the process down counts too. */
export const MAX_ATTEMPTS = 3;
