import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** Signs the links of files. All replicas have the same. */
  FILE_LINK_SECRET: z.string().min(32),
  /** Whether the examples of the actions run once an hour; without it the catalogue has no health. */
  VERIFY_EXAMPLES: z.enum(['on', 'off']).default('on'),
  /** Any endpoint that speaks OpenAI's protocol; without it the embedded engines answer. */
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  /** Whether the endpoint holds to a JSON schema by itself (`response_format: json_schema`). */
  LLM_STRUCTURED_OUTPUTS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** The longest that a request to the model may take. A call may take so much longer than with the embedded engine alone. */
  LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  /** Budget of each process. What is above it is answered by the embedded engines. */
  LLM_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  LLM_ACCOUNT_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  LLM_TOKENS_PER_DAY: z.coerce.number().int().min(1).default(5_000_000),
});

export type ActionsConfig = ConfigOf<typeof config>;
