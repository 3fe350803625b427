import { defineJob, type PayloadOf } from '@declic/nest-kit';
import { z } from 'zod';
import type { Format } from '../../engine/content-engine';

/** Writes one draft: one format of one idea. */
export const WRITE_DRAFT = defineJob('write-draft', z.object({ draftId: z.uuid(), userId: z.uuid() }));

export type DraftJob = PayloadOf<typeof WRITE_DRAFT>;

/** Has the generation workflow write drafts of one idea. An account's calls are made one after the other. */
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
export const MAX_ATTEMPTS = 3;

/**
 * The queue of an account that drafts of each format wait in, over all replicas: jobs of one queue run one after the other, jobs of
 * other accounts pass those that wait. Two drafts of one format are never written at the same time, so that the second one is
 * written, and scored, with the first one in view; and an account has at most two drafts in work.
 */
const QUEUES: Readonly<Record<Format, number>> = { blog: 0, linkedin: 1, tweet: 1 };

export function nameDraftQueue(userId: string, format: Format): string {
  return `${WRITE_DRAFT.name} ${userId} ${QUEUES[format]}`;
}
