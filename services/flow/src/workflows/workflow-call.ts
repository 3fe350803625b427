import { z } from 'zod';

/** What a workflow was called for, and by which call: all that it may deliver. */
export const workflowCall = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('analysis'), userId: z.uuid(), strategyId: z.uuid(), call: z.uuid() }),
  z.strictObject({
    kind: z.literal('drafts'),
    userId: z.uuid(),
    drafts: z.array(z.strictObject({ id: z.uuid(), attempt: z.int() })).min(1),
  }),
]);

export type WorkflowCall = z.output<typeof workflowCall>;
export type AnalysisCall = Extract<WorkflowCall, { kind: 'analysis' }>;
export type DraftsCall = Extract<WorkflowCall, { kind: 'drafts' }>;
