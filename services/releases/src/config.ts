import { defineConfig, type ConfigOf } from '@declic/nest-kit/config';
import { s3Problem, s3Shape } from '@declic/nest-kit/s3-settings';
import { z } from 'zod';
import { storeProblem, storeShape } from './modules/store/store-settings.ts';
import { teamTokens } from './pipeline/team-tokens.ts';

const token = z.string().regex(/^\S{32,}$/, 'must be at least 32 characters without spaces');

export const config = defineConfig(
  {
    /** The token of an operator, whose actions are recorded as those of `operator`. */
    RELEASE_TOKEN: token.optional(),
    /** The token of the build that publishes itself at each start, whose actions are recorded as those of `publisher`. */
    RELEASE_PUBLISHER_TOKEN: token.optional(),
    /** The tokens of the teams. */
    RELEASE_TOKENS: teamTokens(token).default({}),
    /** Signs the tickets of pages and keys the hashes of networks; the edge has the same. */
    BEACON_SECRET: z.string().min(32),
    ...storeShape,
    ...s3Shape,
  },
  (values) => {
    if (values.RELEASE_TOKEN === undefined && Object.keys(values.RELEASE_TOKENS).length === 0)
      return 'Set RELEASE_TOKEN or RELEASE_TOKENS, so that releases can be registered.';
    return storeProblem(values) ?? s3Problem(values);
  },
);

export type ReleasesConfig = ConfigOf<typeof config>;
