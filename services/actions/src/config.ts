import { type ConfigOf, defineConfig } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** Signs the links of files. All replicas have the same. */
  FILE_LINK_SECRET: z.string().min(32),
});

export type ActionsConfig = ConfigOf<typeof config>;
