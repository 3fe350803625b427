import { modelShape } from '@declic/language-model/settings';
import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { s3Problem, s3Shape } from '@declic/nest-kit/s3-settings';
import { z } from 'zod';

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
  /** Whose examples run once an hour and after each release: `on` for all actions, `off` for none, or slugs. The others have no health. */
  VERIFY_EXAMPLES: z
    .string()
    .regex(/^[\w-]+(,[\w-]+)*$/)
    .default('on')
    .transform((value): 'all' | readonly string[] =>
      value === 'on' ? 'all' : value === 'off' ? [] : value.split(','),
    ),
  /** A call may take the model's time limit longer than with the embedded engine alone. */
  ...modelShape({ timeoutMs: 20_000 }),
};

export const config = defineConfig(settings, (values) => {
  if (values.FILE_STORE === 's3' && values.S3_BUCKET === undefined) return 'FILE_STORE=s3 needs S3_BUCKET.';
  return s3Problem(values);
});

export type ActionsConfig = ConfigOf<typeof config>;
