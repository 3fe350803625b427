import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { s3Problem, s3Shape } from '@declic/nest-kit/s3-settings';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const settings = {
  /** Signs the links of files. All replicas have the same. */
  FILE_LINK_SECRET: z.string().min(32),
  /** Where the contents of files are kept: in their rows, or in a bucket of any service that speaks S3. */
  FILE_STORE: z.enum(['database', 's3']).default('database'),
  ...s3Shape,
  /** Derives the secrets that sign callbacks. All replicas have the same. */
  WEBHOOK_SECRET: z.string().min(32),
  /** Is told of each answer that is reported as wrong. Absent, reports wait in `npm run reports`. */
  TEAM_EMAIL: z.email().optional(),
  /** The actions whose examples run once an hour: `on` for all, `off` for none, or slugs. The others have no health in the catalogue. */
  VERIFY_EXAMPLES: z
    .string()
    .regex(/^[\w-]+(,[\w-]+)*$/)
    .default('on')
    .transform((value): 'all' | readonly string[] =>
      value === 'on' ? 'all' : value === 'off' ? [] : value.split(','),
    ),
  /** Any endpoint that speaks OpenAI's protocol; without it the embedded engines answer. */
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  /** Whether the endpoint holds to a JSON schema by itself (`response_format: json_schema`). */
  LLM_STRUCTURED_OUTPUTS: flag.default(true),
  /** The longest that a request to the model may take. A call may take so much longer than with the embedded engine alone. */
  LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
  /** Budget of each process. What is above it is answered by the embedded engines. */
  LLM_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  LLM_ACCOUNT_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  LLM_TOKENS_PER_DAY: z.coerce.number().int().min(1).default(5_000_000),
};

export const config = defineConfig(settings, (values) => {
  if (values.FILE_STORE === 's3' && values.S3_BUCKET === undefined) return 'FILE_STORE=s3 needs S3_BUCKET.';
  return s3Problem(values);
});

export type ActionsConfig = ConfigOf<typeof config>;
