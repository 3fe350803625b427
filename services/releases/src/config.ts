import { defineConfig, type ConfigOf } from '@declic/nest-kit/config';
import { z } from 'zod';

export const config = defineConfig({
  /** What the release pipeline presents. */
  RELEASE_TOKEN: z.string().regex(/^\S{32,}$/, 'must be at least 32 characters without spaces'),
  /** Signs the tickets of pages and keys the hashes of networks; the edge has the same. */
  BEACON_SECRET: z.string().min(32),
});

export type ReleasesConfig = ConfigOf<typeof config>;
