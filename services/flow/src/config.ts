import { modelShape } from '@declic/language-model/settings';
import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { z } from 'zod';

/** A request for a draft takes longer than one for a few texts of an action. */
const MODEL_TIMEOUT_MS = 25_000;
/** Of the specification. */
const WORKFLOW_TIMEOUT_MS = 30_000;

const workflowUrl = z.url({ protocol: /^https?$/ }).optional();

export const config = defineConfig(
  {
    ...modelShape({ timeoutMs: MODEL_TIMEOUT_MS }),
    /** Analyses intakes instead of the engine. */
    FLOW_INTAKE_WORKFLOW_URL: workflowUrl,
    /** Writes drafts instead of the engine. */
    FLOW_GENERATION_WORKFLOW_URL: workflowUrl,
    /** Signs the tokens that workflows deliver with. */
    FLOW_WORKFLOW_SECRET: z.string().min(32).optional(),
    FLOW_WORKFLOW_TIMEOUT_MS: z.coerce.number().int().min(100).max(WORKFLOW_TIMEOUT_MS).default(WORKFLOW_TIMEOUT_MS),
  },
  ({ FLOW_INTAKE_WORKFLOW_URL, FLOW_GENERATION_WORKFLOW_URL, FLOW_WORKFLOW_SECRET }) =>
    (FLOW_INTAKE_WORKFLOW_URL ?? FLOW_GENERATION_WORKFLOW_URL) !== undefined && FLOW_WORKFLOW_SECRET === undefined
      ? 'FLOW_WORKFLOW_SECRET is missing: without it no workflow can deliver what it made.'
      : undefined,
);

export type FlowConfig = ConfigOf<typeof config>;
