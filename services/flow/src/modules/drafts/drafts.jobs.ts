import { defineJob, type PayloadOf } from '@declic/nest-kit';
import { z } from 'zod';

/** Writes one draft: one format of one idea. */
export const WRITE_DRAFT = defineJob('write-draft', z.object({ draftId: z.uuid(), userId: z.uuid() }));

export type DraftJob = PayloadOf<typeof WRITE_DRAFT>;

/** Has the generation workflow write drafts of one idea. */
export const GENERATE_DRAFTS = defineJob(
  'generate-drafts',
  z.object({ userId: z.uuid(), draftIds: z.array(z.uuid()).min(1) }),
);

export type GenerationJob = PayloadOf<typeof GENERATE_DRAFTS>;

/** Ends drafts that the generation workflow has not delivered. */
export const END_DRAFTS_CALL = defineJob(
  'end-drafts-call',
  z.object({ userId: z.uuid(), drafts: z.array(z.object({ id: z.uuid(), attempt: z.int() })) }),
);

/** Attempts per request. Counted in the draft's row, so that one that took the process down counts too. */
export const MOST_ATTEMPTS = 3;

/**
 * How many drafts of one account are written at the same time, over all replicas. The queue runs the jobs of one named queue one after
 * the other, so each account has this many queues; jobs of other accounts pass those that wait.
 */
export const DRAFTS_AT_ONCE = 2;

export function nameDraftQueue(userId: string, place: number): string {
  return `${WRITE_DRAFT.name} ${userId} ${place % DRAFTS_AT_ONCE}`;
}
