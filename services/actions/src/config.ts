import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** Signs the links of files. All replicas have the same. */
  FILE_LINK_SECRET: z.string().min(32),
  /** Any endpoint that speaks OpenAI's protocol; without it the embedded engines answer. */
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
});

export type ActionsConfig = ConfigOf<typeof config>;
