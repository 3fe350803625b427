import { defineConfig, type ConfigOf } from '@declic/nest-kit/config';
import { s3Problem, s3Shape } from '@declic/nest-kit/s3-settings';
import { z } from 'zod';
import { storeProblem, storeShape } from './modules/store/store-settings';

export const config = defineConfig(
  {
    /** What the release pipeline presents. */
    RELEASE_TOKEN: z.string().regex(/^\S{32,}$/, 'must be at least 32 characters without spaces'),
    ...storeShape,
    ...s3Shape,
  },
  (values) => storeProblem(values) ?? s3Problem(values),
);

export type ReleasesConfig = ConfigOf<typeof config>;
